/** Takes the place of what loads remotes, and of the runtime behind it: see federation-sharing.js. */
export const remotes = undefined;
