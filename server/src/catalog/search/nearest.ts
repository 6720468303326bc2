/** How many letters of a word may be wrong: one from four letters on, two from eight. */
export const mistakesIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/**
 * By what a word is found that has a letter wrong: its runs of three letters, beginning and end marked, of
 * which a mistake leaves some; and its letters in order, since two that changed places in a short word leave none.
 */
export const keysOf = (word: string): string[] => {
  const marked = `^${word}$`;
  const threes = Array.from({ length: word.length }, (_, at) => marked.slice(at, at + 3));
  return [...new Set([...threes, `=${[...word].sort().join('')}`])];
};

/** By how a Chinese word sounds it is found when a character of the same sound was chosen. */
export const soundKey = (pinyin: string): string => `~${pinyin}`;

/** Letters to change, add, leave out or exchange with their neighbour until one word is the other. */
export const distance = (one: string, other: string): number => {
  let [before, last]: number[][] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last?.[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last?.[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before?.[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, row];
  }
  return last?.[other.length] ?? 0;
};

/** Those of the words that are nearest to this one, if any is near enough. */
export const nearest = (word: string, among: readonly string[]): string[] => {
  const most = mistakesIn(word);
  const near = among
    .map((one) => ({ one, far: distance(word, one) }))
    .filter(({ far }) => far > 0 && far <= most);
  const least = Math.min(...near.map(({ far }) => far));
  return near.filter(({ far }) => far === least).map(({ one }) => one);
};
