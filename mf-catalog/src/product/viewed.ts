import { isNumId } from '@mall/contract/core/read-query';
import { drafts } from '@mall/platform';

const most = 12;

/** The products that a visitor viewed in this browser, latest first; members have a history of their own. */
export const viewedBefore = (): string[] => drafts.read('viewed', isIds) ?? [];

/** Records that a product was viewed. */
export const rememberViewed = (productId: string): void =>
  drafts.write('viewed', withViewed(viewedBefore(), productId));

/** Latest first, each once, at most twelve. */
export const withViewed = (ids: readonly string[], productId: string): string[] =>
  [productId, ...ids.filter((id) => id !== productId)].slice(0, most);

const isIds = (kept: unknown): kept is string[] =>
  Array.isArray(kept) && kept.every((id) => typeof id === 'string' && isNumId(id));
