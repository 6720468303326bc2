/**
 * The address of this page with another choice of versions: `mf.mf_catalog` and a version, an address, `off`,
 * or nothing to clear it; `mf` and `clear` for all. The server stores the choice and responds with the page.
 */
export const withChoice = (name: string, value: string): string => {
  const query = new URLSearchParams(location.search);
  for (const key of [...query.keys()]) if (key === 'mf' || key.startsWith('mf.')) query.delete(key);
  query.set(name, value);
  return `${location.pathname}?${query.toString()}`;
};
