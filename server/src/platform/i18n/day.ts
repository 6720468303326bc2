const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The calendar day of a moment in Shanghai: 2026-11-22. */
export const dayInShanghai = (at: Date): string => shanghai.format(at);

/** The moment at which a day begins in Shanghai. */
export const beginningOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
