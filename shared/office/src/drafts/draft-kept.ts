import { drafts } from '@mall/platform';
import type { Draft, DraftKind } from './draft.ts';

type Kept<Content> = { id: string | null; base: Content; content: Content };
type Kind<Content extends object> = Pick<DraftKind<Content>, 'keptAs' | 'isContent'>;

/**
 * The drafts that are not on the server yet, in this browser, one of each kind: they survive a reload, a
 * change of language and a lost connection.
 */
export const keepDraft = <Content extends object>(
  { keptAs }: Kind<Content>,
  { id, base, content }: Draft<Content>,
): void => drafts.write('goods', { ...all(), [keptAs]: { id, base, content } });

export const forgetDraft = <Content extends object>({ keptAs }: Kind<Content>): void => {
  const before = all();
  if (!(keptAs in before)) return;
  const { [keptAs]: _gone, ...rest } = before;
  drafts.write('goods', Object.keys(rest).length === 0 ? null : rest);
};

/** The text that was written for this draft here and never reached the server. */
export const keptDraft = <Content extends object>(
  { keptAs, isContent }: Kind<Content>,
  id: string | null,
): Kept<Content> | undefined => {
  const kept = all()[keptAs];
  const isKept = (value: unknown): value is Kept<Content> =>
    isObject(value) &&
    'id' in value &&
    isObject(value.base) &&
    isObject(value.content) &&
    isContent(value.content);
  return isKept(kept) && kept.id === id ? kept : undefined;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const all = (): Record<string, unknown> => drafts.read('goods', isObject) ?? {};
