/** How long the words of the mall's settings may be, in characters. */
export const settingLimits = { name: 40, number: 60, link: 200 } as const;

/** How messages leave the mall: by a provider, not at all, or (in development) to a page of the mall. */
export const senders = ['provider', 'inbox', 'off'] as const;
export type Sender = (typeof senders)[number];
