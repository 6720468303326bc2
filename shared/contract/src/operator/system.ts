/** Parts that a mall stands on, in the order of the page: each is asked once for the answer. */
export const systemParts = ['database', 'redis', 'store'] as const;
export type SystemPart = (typeof systemParts)[number];

/** `none`: this mall has no such part and needs none. */
export const partStates = ['up', 'away', 'none'] as const;
export type PartState = (typeof partStates)[number];

/** Work in the background, and what became of it; what succeeded is not listed. */
export const workStates = ['failed', 'running', 'waiting'] as const;
export type WorkState = (typeof workStates)[number];

/** Messages that leave the mall by text message or e-mail. */
export const sendStates = ['failed', 'due', 'sent'] as const;
export type SendState = (typeof sendStates)[number];
export const sendWays = ['sms', 'email'] as const;

/** As many as can be tried again at once. */
export const mostAgain = 100;
