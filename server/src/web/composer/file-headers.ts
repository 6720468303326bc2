/** Headers of a built file. A few names of the shell's build refer to changing content. */
export const headersOf = (file: string): Record<string, string> => ({
  'cache-control': /(assets|boot|registry)\.json$/.test(file)
    ? 'no-cache'
    : 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
});
