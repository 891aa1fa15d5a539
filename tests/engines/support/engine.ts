/** What a journey needs of a browser engine, and no more: two libraries drive three engines behind it. */

/** A function that runs in the page, and what is handed to it: values that JSON can carry. */
export type InPage<Given extends readonly unknown[], Value> = (...given: Given) => Value;

export interface Engine {
  /** The engine with its version, for reports. */
  readonly name: string;
  /** Leads the window to an address, and settles when its document has loaded. */
  open(url: string): Promise<void>;
  /** Goes a step back in the history. */
  back(): Promise<void>;
  /** Goes a step forward again. */
  forward(): Promise<void>;
  /** Runs a function in the page and gives what it returns. It sees nothing of the test but what it is given. */
  evaluate<Given extends readonly unknown[], Value>(run: InPage<Given, Value>, ...given: Given): Promise<Value>;
  /** Presses the mouse in the middle of the first element that the CSS selector names. */
  click(selector: string): Promise<void>;
  /** Puts the focus on an element and types into it. */
  type(selector: string, text: string): Promise<void>;
  /** Presses a key where the focus is. */
  press(key: 'Enter' | 'Escape' | 'Tab' | 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'End'): Promise<void>;
  /** Makes the window this wide and high, in CSS pixels of its content. */
  resize(width: number, height: number): Promise<void>;
  /** Whether the first element that the selector names has this role in the engine's accessibility tree. */
  hasRole(selector: string, role: string): Promise<boolean>;
  /** How many sheets of paper the page takes; absent where the driver prints nothing. */
  readonly sheets?: () => Promise<number>;
  /** Ends the browser and whatever was started for it. */
  close(): Promise<void>;
}
