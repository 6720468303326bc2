/** What every answer of the server carries. */
export const everyHeader = (): Record<string, string> => ({
  'x-server-time': String(Date.now()),
  'x-content-type-options': 'nosniff',
});
