/** Replaces the code that loads remotes, and the runtime behind it: see federation-sharing.js. */
export const remotes = undefined;
