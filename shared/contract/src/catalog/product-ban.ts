/** Why the mall bans a product: an operator chooses one, its shop reads it. */
export const banReasons = ['unsafe', 'counterfeit', 'prohibited', 'misleading', 'rights', 'other'] as const;
export type BanReason = (typeof banReasons)[number];

/** Maximum characters of what an operator writes beside the reason. */
export const banLimits = { text: 300 } as const;

/** What a ban says: the reason from the list, and the operator's words, '' for none. */
export type BanWords = { readonly reason: BanReason; readonly text: string };

/** Another reason than those of the list has to be said. */
export const lacksWords = ({ reason, text }: BanWords): boolean => reason === 'other' && text.trim() === '';
