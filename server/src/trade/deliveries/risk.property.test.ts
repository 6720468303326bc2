import { deliverySteps } from '@mall/contract/trade/delivery';
import { dayMs } from '@mall/contract/core/time';
import fc from 'fast-check';
import { sql } from 'kysely';
import { openPglite, type Opened } from '../../platform/db/open.ts';
import { type Risk, riskOf } from './estimate.ts';
import { idsOfPage, partsOf } from './ranks.queries.ts';

/**
 * The risk of a delivery is written twice: `riskOf` shows it, and the list of a shop sorts and counts by it in SQL.
 * Both must agree, also at the very moment of the promised time.
 */
let opened: Opened;
beforeAll(async () => {
  opened = await openPglite(null);
  await sql`
    create table deliveries (
      id text, shop_id text, status smallint, awaited boolean, hidden boolean, created_at timestamptz default now(),
      expected_at timestamptz, promised_at timestamptz)`.execute(opened.db);
});
afterAll(() => opened.close());

const statuses = deliverySteps.map((_step, status) => status);
/** Days from now, or no such day. */
const day = fc.option(fc.integer({ min: -3, max: 3 }), { nil: null });
const anyDelivery = fc.record({
  status: fc.constantFrom(...statuses),
  awaited: fc.boolean(),
  hidden: fc.boolean(),
  expected: day,
  promised: day,
});
type AnyDelivery = typeof anyDelivery extends fc.Arbitrary<infer One> ? One : never;

const now = new Date();
const dateOf = (days: number | null): Date | null =>
  days === null ? null : new Date(now.getTime() + days * dayMs);
const expectedRisk = ({ status, awaited, expected, promised }: AnyDelivery): Risk =>
  awaited ? riskOf({ expectedAt: dateOf(expected), promisedAt: dateOf(promised), status }, now) : 'none';

it('is the same in a list as of one delivery, over random deliveries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyDelivery, { minLength: 1, maxLength: 40 }), (all) =>
      // One transaction, so that the time of the database does not pass.
      opened.db.transaction().execute(async (tx) => {
        const rows = all.map((one, at) => ({ ...one, id: String(at) }));
        await sql`delete from deliveries`.execute(tx);
        await sql`
          insert into deliveries (id, shop_id, status, awaited, hidden, expected_at, promised_at)
          select id, 'shop', status, awaited, hidden, now() + expected * interval '24 hours',
            now() + promised * interval '24 hours'
          from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
            as d(id text, status smallint, awaited boolean, hidden boolean, expected int, promised int)`.execute(
          tx,
        );
        const visible = rows.filter(({ hidden }) => !hidden);
        for (const risk of ['late', 'atRisk', 'none'] as const) {
          const asked = {
            scope: { shopId: 'shop' },
            parts: partsOf[risk],
            where: sql`true`,
            hits: null,
            statuses,
          };
          const found = await idsOfPage(tx, asked, { page: 1, size: rows.length });
          const wanted = visible.filter((one) => expectedRisk(one) === risk).map(({ id }) => id);
          expect(found.toSorted()).toEqual(wanted.toSorted());
        }
      }),
    ),
    { numRuns: 200 },
  );
});
