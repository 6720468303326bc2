export type Endpoint = { readonly method: 'GET' | 'POST'; readonly path: string };

/** Splits a wire entry: `'POST /cart/editCart/{id}'` → method and path. */
export const endpointOf = (entry: string): Endpoint => {
  const gap = entry.indexOf(' ');
  return { method: entry.startsWith('GET') ? 'GET' : 'POST', path: entry.slice(gap + 1) };
};
