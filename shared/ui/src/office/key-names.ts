/** The labels on the keys, in every language. */
export const keyNames = { escape: 'Esc', tab: 'Tab' } as const;
