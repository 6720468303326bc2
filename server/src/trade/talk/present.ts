import { type Language, pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import { openingOf, type OpenDays } from '@mall/contract/trade/talk';
import { clock } from '../../platform/clock/clock.ts';
import { signedAddress } from '../../platform/media/private.ts';
import type { ConversationRow } from './conversations.queries.ts';
import type { MessageRow } from './messages.queries.ts';

type Message = Output<'shopTalk.show'>['messages'][number];

const shared = (row: ConversationRow) => ({
  id: row.id,
  status: row.status,
  lastSeq: row.said_seq,
  lastAt: row.last_at.toISOString(),
  lastWords: row.said_words,
  lastSide: row.said_side,
});

/** A conversation as its member sees it. */
export const toOwn = (row: ConversationRow): Item<'talk.list'> => ({
  ...shared(row),
  unread: row.member_unread,
  peerRead: row.office_read,
  name: row.shop_name ?? '',
  logo: row.logo,
});

/** A conversation as its office sees it. */
export const toOffice = (row: ConversationRow): Item<'shopTalk.list'> => ({
  ...shared(row),
  unread: row.office_unread,
  peerRead: row.member_read,
  member: { id: row.member_id, name: row.member_name },
  waitingSince: row.waiting_since?.toISOString() ?? null,
  assigned: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? '' },
});

type Reading = { readonly side: 'member' | 'office'; readonly language: Language };

/** A message; to a member the office speaks with one voice. */
export const toMessage = (row: MessageRow, { side, language }: Reading): Message => ({
  seq: row.seq,
  side: row.side,
  kind: row.kind,
  by: side === 'office' ? row.by_name : '',
  words: row.words,
  pictures: row.pictures.map((url) => signedAddress(row.secret, url)),
  thing:
    row.thing === null
      ? null
      : {
          kind: row.thing.kind,
          id: row.thing.id,
          title:
            typeof row.thing.title === 'string' ? row.thing.title : pickText(row.thing.title, language).text,
          image: row.thing.image,
        },
  at: row.at.toISOString(),
});

const noDays: OpenDays = Array.from({ length: 7 }, () => null);

type Hours = { readonly version: number; readonly days: OpenDays; readonly answers_within: number | null };

/** The hours of an office; one that has never set any has none. */
export const toHours = (hours: Hours | undefined): Output<'shopTalk.desk'>['hours'] => ({
  version: hours?.version ?? 0,
  days: [...(hours?.days ?? noDays)],
  answersWithin: hours?.answers_within ?? null,
});

/** Whether somebody answers now, as a member is told. */
export const toReception = (hours: Hours | undefined): Output<'talk.show'>['reception'] => {
  const { open, opensAt } = openingOf(hours?.days ?? noDays, clock.nowMs());
  return {
    open,
    opensAt: opensAt === null ? null : new Date(opensAt).toISOString(),
    answersWithin: hours?.answers_within ?? null,
  };
};
