import type { WantStanding } from '@mall/contract/trade/purchase-request-office';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../platform/db/open.ts';
import type { Schema } from '../../platform/db/schema.ts';
import type { Member } from '../../platform/http/caller.ts';
import { newId } from '../../platform/ids/ids.ts';
import { sendMessages } from '../../platform/notifications/send-messages.ts';
import { messagesFor } from '../../platform/notifications/outbox.ts';
import type { MessageParams } from '../../platform/notifications/render-message.ts';

/** A wanted purchase that is being worked on, its row locked. */
export type WorkedWant = OpenWant &
  WantStanding & {
    readonly follow_up_by: string | null;
    /** Its day to continue has come; null without one. */
    readonly due: boolean | null;
  };

type Kind = Selectable<Schema['want_follow_ups']>['kind'];
type By = { readonly tx: Tx; readonly caller: Member; readonly want: OpenWant };

/** Records an action; returns the id of the entry. */
export const noteStep = async (
  { tx, caller, want }: By,
  kind: Kind,
  about: string,
  note = '',
): Promise<string> => {
  const id = newId();
  // By the clock of the database itself, like the member's answers beside which it is listed.
  const at = sql<Date>`clock_timestamp()`;
  await tx
    .insertInto('want_follow_ups')
    .values({ id, want_id: want.id, by: caller.memberId, kind, about, note, next_at: null, at })
    .execute();
  return id;
};

/**
 * Notifies the member; a person without an account hears of it by phone. `about` distinguishes two steps of
 * one kind.
 */
export const tellOf = async (
  tx: Tx,
  { id, no, user_id: userId, shop_id: shopId }: OpenWant,
  type:
    | 'want.verified'
    | 'want.notFound'
    | 'want.ended'
    | 'want.endedBecause'
    | 'want.settled'
    | 'quote.withdrawn',
  about: string,
  params: MessageParams = {},
): Promise<void> => {
  if (userId === null) return;
  const rows = messagesFor(type, { id, no, userId, shopId }, params, about);
  await sendMessages(
    tx,
    rows.map((row) => ({ ...row, order_id: null })),
  );
};

export type OpenWant = {
  readonly id: string;
  readonly no: string;
  readonly user_id: string | null;
  readonly shop_id: string | null;
};
