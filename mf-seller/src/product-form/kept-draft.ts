import type { GoodsContent } from '@mall/contract/own-goods';
import { drafts } from '@mall/platform';
import type { Draft } from './saving.ts';

type Kept = { id: string | null; base: GoodsContent; content: GoodsContent };

/** What is not on the server yet, in this browser: it survives a reload, a change of language and a lost line. */
export const keepDraft = ({ id, base, content }: Draft): void =>
  drafts.write('goods', { id, base, content } satisfies Kept);

export const forgetDraft = (): void => drafts.write('goods', null);

/** What was written of this product here and never reached the server. */
export const keptDraft = (id: string | null): Kept | undefined => {
  const kept = drafts.read('goods', isKept);
  return kept?.id === id ? kept : undefined;
};

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'base' in value &&
  'content' in value &&
  typeof value.content === 'object' &&
  value.content !== null &&
  'skus' in value.content;
