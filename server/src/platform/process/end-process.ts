/** How long what is still open may hold an ending process. */
const graceMs = 1_000;

/**
 * Ends this process once nothing is left to do, or after a second. At once would be `process.exit`, which can wait for
 * ever for what V8 compiles beside (https://github.com/nodejs/node/issues/54918).
 */
export const endProcess = (code: number): void => {
  process.exitCode = code;
  setTimeout(() => process.exit(), graceMs).unref();
};
