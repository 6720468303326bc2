/** How long the words of the mall's settings may be, in characters. */
export const settingLimits = { name: 40, number: 60, link: 200, phone: 30, hours: 60, mail: 120 } as const;

/** The public number of the service, as it is read: digits with spaces, brackets, dashes and a plus. */
export const isServicePhone = (text: string): boolean => /^\+?\d[\d ()-]{2,29}$/.test(text);
export const isServiceMail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);

/** How messages leave the mall: by a provider, not at all, or (in development) to a page of the mall. */
export const senders = ['provider', 'inbox', 'off'] as const;
export type Sender = (typeof senders)[number];
