import type { TalkThing } from './talk.ts';

const listPath = '/userCenter/messages';

/** The member's conversations; with a thing, the one about it with whoever sells it. */
export const talkPath = (about?: { readonly kind: TalkThing; readonly id: string }): string =>
  about === undefined
    ? `${listPath}?talk=list`
    : `${listPath}?${new URLSearchParams({ talk: 'new', about: about.kind, of: about.id })}`;

export const conversationPath = (id: string): string => `${listPath}?${new URLSearchParams({ talk: id })}`;
