/** The office of the mall itself, beside those of its shops. */
export const mallOffice = 'mall';

/** One side of conversations: a member, or the office of a shop or the mall, in whose name somebody speaks. */
export type Party = {
  readonly side: 'member' | 'office';
  /** The member's id, or the office's. */
  readonly owner: string;
  /** Who it is: for an office one of its people. */
  readonly by: string;
};

/** Whom the news of a conversation wake. */
export const topicOf = ({ side, owner }: Pick<Party, 'side' | 'owner'>): string => `talk:${side}:${owner}`;
