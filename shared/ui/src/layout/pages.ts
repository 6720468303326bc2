/** A page number, or a gap of pages left out. */
export type PageMark = number | 'gap';

/**
 * The pages that pagination displays: first, last, the current one and its neighbours. Pages count from 1; at
 * most 7 marks. A gap of one page becomes that page.
 */
export const pageMarks = (current: number, count: number): PageMark[] => {
  if (count <= 7) return range(1, count);
  if (current <= 4) return [...range(1, 5), 'gap', count];
  if (current >= count - 3) return [1, 'gap', ...range(count - 4, count)];
  return [1, 'gap', current - 1, current, current + 1, 'gap', count];
};

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
