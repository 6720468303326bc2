import type { Output } from '@mall/contract/operations';
import { sql } from 'kysely';
import type { Reader } from '../../platform/db/open.ts';
import type { OfferOfWant } from '../quotes/of-want.queries.ts';
import type { OneOfficeWant } from './office-list.queries.ts';

type Happened = Output<'shopPurchaseRequest.detail'>['history'][number];
type StepRow = { id: string; at: Date; kind: Happened['what']; about: string; note: string; by_name: string };

/**
 * Every step about a wanted purchase, the latest first: the seller's actions, and the member's answers. Of what the mall did
 * before it handed one to a shop, that shop is told the handing over alone, and not by whom.
 */
export const historyOf = async (
  reader: Reader,
  want: OneOfficeWant,
  quotes: readonly OfferOfWant[],
): Promise<Happened[]> => {
  const { rows } = await sql<StepRow>`
    select f.id, f.at, f.kind, case when f.kind = 'assign' then coalesce(a.name, '') else f.about end as about, f.note,
      case when f.kind = 'handed' then '' else u.name end as by_name
    from want_follow_ups f join users u on u.id = f.by left join users a on a.id = f.about and f.kind = 'assign'
    where f.want_id = ${want.id} and f.at >= coalesce(
      (select max(h.at) from want_follow_ups h where h.want_id = f.want_id and h.kind = 'handed'), '-infinity')
    order by f.at desc, f.id desc limit 500`.execute(reader);
  const own = rows.map(
    ({ id, at, kind, about, note, by_name: by }): Happened => ({
      id,
      at: at.toISOString(),
      what: kind,
      by,
      about,
      note,
    }),
  );
  const asked = {
    ...byMember,
    id: 'asked',
    at: new Date(want.created_at).toISOString(),
    what: 'asked',
  } as const;
  return [...own, ...answersOf(quotes), ...withdrawnBy(want, own), asked].sort((a, b) =>
    b.at.localeCompare(a.at),
  );
};

const byMember = { by: null, about: '', note: '' };

const answersOf = (quotes: readonly OfferOfWant[]): Happened[] =>
  quotes.flatMap(({ id, state, decidedAt }) =>
    decidedAt === null || (state !== 'declined' && state !== 'accepted')
      ? []
      : [
          {
            ...byMember,
            id: `${id} answer`,
            at: decidedAt,
            what: state === 'declined' ? ('quoteDeclined' as const) : ('quoteAccepted' as const),
          },
        ],
  );

/** The member takes a request back themselves; its shop has no step for that. */
const withdrawnBy = (want: OneOfficeWant, own: readonly Happened[]): Happened[] =>
  want.ended_at === null || want.end_reason !== 'cancelled' || own.some(({ what }) => what === 'ended')
    ? []
    : [
        {
          ...byMember,
          id: 'ended',
          at: new Date(want.ended_at).toISOString(),
          what: 'ended',
          about: 'cancelled',
        },
      ];
