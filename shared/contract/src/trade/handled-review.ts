/** Whether shoppers see a review: one with a contact in it waits for an operator, who may hide any. */
export const reviewStates = ['shown', 'waiting', 'hidden'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What leads a reader of a review away from the mall. */
export const contacts = ['phone', 'messenger', 'link'] as const;
export type Contact = (typeof contacts)[number];

/** Why a shop reports a review. */
export const reportReasons = ['insult', 'untrue', 'advertising', 'private', 'other'] as const;
export const reportStates = ['open', 'upheld', 'dismissed'] as const;

/** Characters of an answer, of reasons and notes; for how many days an answer can be changed. */
export const handlingLimits = { answer: 500, reason: 300, note: 300, editableDays: 30 } as const;

export const reviewTabs = ['all', 'waiting', 'reported', 'hidden'] as const;
export const shopReviewTabs = ['all', 'unanswered', 'reported'] as const;
