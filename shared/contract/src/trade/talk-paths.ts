import { query } from '../core/paths.ts';
import type { TalkThing } from './talk.ts';

type TalkAbout = { readonly kind: TalkThing; readonly id: string };
const listPath = '/userCenter/messages';

/** The member's conversations; with a thing, the one about it with whoever sells it. */
export const talkPath = (about?: TalkAbout): string =>
  about === undefined
    ? query(listPath, { talk: 'list' })
    : query(listPath, { talk: 'new', about: about.kind, of: about.id });

/** One conversation; the next message has the thing with it. */
export const conversationPath = (id: string, about?: TalkAbout): string =>
  query(listPath, { talk: id, ...(about === undefined ? {} : { about: about.kind, of: about.id }) });
