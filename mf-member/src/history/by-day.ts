export type Day<T> = { day: string; items: readonly T[] };

/** Things by the reader's calendar day, days as they come. */
export const byDay = <T extends { viewedAt: string }>(items: readonly T[]): readonly Day<T>[] => {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = new Date(item.viewedAt).toDateString();
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([, own]) => ({ day: own[0]?.viewedAt ?? '', items: own }));
};
