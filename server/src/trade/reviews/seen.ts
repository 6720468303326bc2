import type { Contact, ReviewState } from '@mall/contract/trade/handled-review';
import { contactIn } from './contact.ts';

type Seen = { readonly state: ReviewState; readonly contact: Contact | null };
type Said = { readonly text: string; readonly followUp: string | null };

/** A new review is shown at once, unless there is a contact in it. */
export const seenAtFirst = (text: string): Seen => {
  const contact = contactIn(text);
  return { state: contact === null ? 'shown' : 'waiting', contact };
};

/**
 * After its author has changed it or added to it: new words with a contact in them wait, and one without any more waits
 * no longer. What an operator has let through stays shown while its words stay, and what they have hidden stays hidden.
 */
export const seenAfter = (
  before: Seen & { readonly text: string; readonly follow_up: string | null },
  now: Said,
): Seen => {
  const words = (text: string, followUp: string | null): string => `${text}\n${followUp ?? ''}`;
  if (words(now.text, now.followUp) === words(before.text, before.follow_up))
    return { state: before.state, contact: before.contact };
  const contact = contactIn(now.text) ?? contactIn(now.followUp ?? '');
  if (before.state === 'hidden') return { state: 'hidden', contact };
  return { state: contact === null ? 'shown' : 'waiting', contact };
};

/** The score with which a review counts for its product: none unless shoppers see it. */
export const countedAs = ({ state, score }: { state: ReviewState; score: number }): number | null =>
  state === 'shown' ? score : null;
