/** A function that runs in the page, and its arguments: values that JSON can represent. */
export type InPage<Given extends readonly unknown[], Value> = (...given: Given) => Value;

/** The operations on a browser window that the journeys need; each engine implements them with its own driver. */
export interface Engine {
  /** Loads a URL and waits for the load event. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  /** Runs a function in the page and returns its value. The function has access to its arguments only. */
  evaluate<Given extends readonly unknown[], Value>(run: InPage<Given, Value>, ...given: Given): Promise<Value>;
  /** Clicks the middle of the first element that matches the CSS selector. */
  click(selector: string): Promise<void>;
  /** Focuses an element and types into it. */
  type(selector: string, text: string): Promise<void>;
  press(key: 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown'): Promise<void>;
  /** Sets the size of the window's content, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Whether the first element that matches the selector has this role in the engine's accessibility tree. */
  hasRole(selector: string, role: string): Promise<boolean>;
  /** The number of sheets that the printed page has; absent if the driver cannot print. */
  readonly sheets?: () => Promise<number>;
  /** Ends the browser and the processes that were started for it. */
  close(): Promise<void>;
}
