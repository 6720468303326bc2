/** How many words the search offers in one language, and how long one may be. */
export const hotWordLimits = { words: 10, length: 40 } as const;

/** How long an announcement may be, and how many of them are kept at a time. */
export const announcementLimits = { text: 120, link: 200, most: 50 } as const;

/** An address inside the mall, as it is typed: never another host, whatever a browser makes of backslashes. */
export const isMallPath = (link: string): boolean => /^\/(?![/\\])\S*$/.test(link);

/** The most characters of a message's words. */
export const messageTextLimits = { title: 80, body: 500 } as const;
