/**
 * Public answers that the page composer wrote into the HTML, by key of the request. Each is returned once: a
 * second read of the same data must be fresh. Keys: `firstDataKey` of @mall/contract/first-data.
 */
export const takeFirstData = (key: string): unknown => {
  const answers = (waiting ??= readPage());
  const answer = answers.get(key);
  answers.delete(key);
  return answer;
};

let waiting: Map<string, unknown> | undefined;

const readPage = (): Map<string, unknown> => {
  const text = document.getElementById('first-data')?.textContent;
  if (!text) return new Map();
  const parsed: unknown = JSON.parse(text);
  return new Map(typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : []);
};
