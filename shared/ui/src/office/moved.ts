/** A list with one of its items moved to another position. */
export const moved = <T>(list: readonly T[], which: (one: T) => boolean, to: number): T[] => {
  const from = list.findIndex(which);
  const [one] = from < 0 ? [] : list.slice(from, from + 1);
  if (one === undefined) return [...list];
  const others = list.filter((_other, index) => index !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
};
