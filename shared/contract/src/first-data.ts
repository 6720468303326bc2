/** The name of an answer that the page composer wrote into the HTML: operation, then its input in the order of the names. */
export const firstDataKey = (operation: string, input: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const sorted = given.map(([name, value]) => [name, String(value)]).sort(([a], [b]) => ((a ?? '') < (b ?? '') ? -1 : 1));
  return sorted.length === 0 ? operation : `${operation}?${new URLSearchParams(sorted)}`;
};
