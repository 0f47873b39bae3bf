/** A page of a browser that Playwright cannot drive. */
export interface OtherPage {
  /** Name and version of the browser. */
  readonly browser: string;
  readonly open: (address: string) => Promise<void>;
  /** Runs a function in the page. Argument and result travel as JSON. */
  readonly evaluate: <Argument, Result>(
    run: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ) => Promise<Result>;
  /** Clicks with the mouse, as a person would. */
  readonly click: (x: number, y: number) => Promise<void>;
  /** A screenshot, as a PNG. */
  readonly picture: () => Promise<Buffer>;
}

/** The size of the page, as in the other browser tests. */
export const size = { width: 1440, height: 900 };
