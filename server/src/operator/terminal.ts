/** Where a command of the operator says what it did, and what is wrong. */
export type Terminal = { readonly say: (line: string) => void; readonly complain: (line: string) => void };

/** The one of this process. */
export const terminal: Terminal = {
  say: (line) => void process.stdout.write(`${line}\n`),
  complain: (line) => void process.stderr.write(`${line}\n`),
};
