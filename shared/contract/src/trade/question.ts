/** What a shop asks about a statement, and who says the next word. */
export const questionStatuses = ['open', 'closed'] as const;
export type QuestionStatus = (typeof questionStatuses)[number];
export const questionSides = ['mall', 'shop'] as const;
export type QuestionSide = (typeof questionSides)[number];

/** At most so many words are said of one question. */
export const questionLimits = { words: 500, thread: 50 } as const;
