const shanghai = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' });

/** The calendar day of a moment in Shanghai: 2026-11-22. */
export const dayInShanghai = (at: Date): string => shanghai.format(at);
