/** A step of the build. Takes the folder that is served; returns what it wrote, in a few words. */
export type BuildStep = (webRoot: string) => Promise<string>;
