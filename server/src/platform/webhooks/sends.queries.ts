import type { WebhookState } from '@mall/contract/core/webhook';
import { sql } from 'kysely';
import type { Reader } from '../db/open.ts';
import type { SellerScope } from '../http/seller.ts';
import { isOf } from './endpoints.queries.ts';

const sends = (reader: Reader) =>
  reader
    .selectFrom('webhook_sends as s')
    .leftJoin('webhook_tries as t', (join) =>
      join
        .onRef('t.send_id', '=', 's.id')
        .on('t.no', '=', (last) =>
          last
            .selectFrom('webhook_tries as l')
            .select(sql<number>`max(l.no)`.as('no'))
            .whereRef('l.send_id', '=', 's.id'),
        ),
    )
    .select([
      ...([
        's.id',
        's.endpoint_id',
        's.event',
        's.state',
        's.tries',
        's.created_at',
        's.due_at',
        's.data',
      ] as const),
      ...(['t.status', 't.problem', 't.duration_ms'] as const),
    ]);

type Asked = { id: string; state?: WebhookState | undefined; page: number; size: number };

/** What went to an address, the latest first. */
export const sendPage = async (reader: Reader, { id, state, page, size }: Asked) => {
  const ofState = state === undefined ? sql<boolean>`true` : sql<boolean>`s.state = ${state}`;
  const rows = await sends(reader)
    .where('s.endpoint_id', '=', id)
    .where(ofState)
    .orderBy('s.seq', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await reader
    .selectFrom('webhook_sends as s')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('s.endpoint_id', '=', id)
    .where(ofState)
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
};

/** One of a seller, of an address that was not removed. */
export const sendOf = (reader: Reader, scope: SellerScope, id: string) =>
  sends(reader)
    .where('s.id', '=', id)
    .where('s.endpoint_id', 'in', (own) =>
      own.selectFrom('webhook_endpoints').select('id').where(isOf(scope)).where('removed_at', 'is', null),
    )
    .executeTakeFirst();

export const triesOf = (reader: Reader, sendId: string) =>
  reader
    .selectFrom('webhook_tries')
    .selectAll()
    .where('send_id', '=', sendId)
    .orderBy('no', 'desc')
    .execute();

export type SendRow = NonNullable<Awaited<ReturnType<typeof sendOf>>>;
export type TryRow = Awaited<ReturnType<typeof triesOf>>[number];
