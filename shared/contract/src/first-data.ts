/** The name of an answer that the page composer wrote into the HTML: operation, then its input in the order of the names. */
export const firstDataKey = (operation: string, input: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  if (given.length === 0) return operation;
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  query.sort();
  return `${operation}?${query}`;
};
