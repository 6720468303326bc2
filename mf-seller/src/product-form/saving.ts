import { mergeDrafts } from '@mall/contract/draft-merge';
import type { GoodsContent, GoodsField, GoodsState } from '@mall/contract/own-goods';
import { ApiError } from '@mall/platform';

/** A version that somebody else saved while this one was written. */
export type Theirs = {
  version: number;
  savedAt: string;
  savedBy: string;
  state: GoodsState;
  content: GoodsContent;
};

/** What this page knows of the draft on the server, and what is written here. */
export type Draft = {
  id: string | null;
  version: number;
  state: GoodsState;
  savedAt: string | null;
  /** As it was kept last: what differs from it is not saved yet. */
  base: GoodsContent;
  content: GoodsContent;
};

export type Clash = { theirs: Theirs; merged: GoodsContent; fields: readonly GoodsField[] };

/** The newer draft that a refused save came back with. */
export const theirsIn = (error: unknown): Theirs | undefined =>
  error instanceof ApiError && error.msgKey === 'goods.changedElsewhere' && isTheirs(error.data)
    ? error.data
    : undefined;

const isTheirs = (data: unknown): data is Theirs =>
  typeof data === 'object' && data !== null && 'version' in data && 'content' in data;

/** Brings a newer version into the draft; a clash where both changed the same. */
export const withTheirs = (draft: Draft, theirs: Theirs): { draft: Draft; clash: Clash | null } => {
  const { content, both } = mergeDrafts(draft.base, draft.content, theirs.content);
  const next: Draft = {
    ...draft,
    version: theirs.version,
    state: theirs.state,
    savedAt: theirs.savedAt,
    base: theirs.content,
    content,
  };
  return { draft: next, clash: both.length === 0 ? null : { theirs, merged: content, fields: both } };
};

export const isSaved = ({ base, content }: Draft): boolean =>
  base === content || JSON.stringify(base) === JSON.stringify(content);
