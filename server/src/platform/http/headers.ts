/** The headers of every answer of the server. */
export const everyHeader = (): Record<string, string> => ({
  'x-server-time': String(Date.now()),
  'x-content-type-options': 'nosniff',
});
