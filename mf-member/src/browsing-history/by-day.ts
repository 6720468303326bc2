export type Day<T> = { day: string; items: readonly T[] };

const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** Groups by calendar day in Shanghai, the mall's time zone (`2026-11-20`); days in their given order. */
export const byDay = <T extends { viewedAt: string }>(items: readonly T[]): readonly Day<T>[] => {
  const days = new Map<string, T[]>();
  for (const item of items) {
    const day = shanghai.format(new Date(item.viewedAt));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, own]) => ({ day, items: own }));
};
