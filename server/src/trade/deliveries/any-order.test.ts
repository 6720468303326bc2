import fc from 'fast-check';
import { createDeliveries } from '../../testing/deliveries.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople } from '../../testing/people.ts';
import { scaled } from '../../testing/scale.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

/** A failing seed is printed by fast-check. */
const runs = scaled(10, 500);

let api: Api;
let deliveries: ReturnType<typeof createDeliveries>;
let people: ReturnType<typeof createPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  deliveries = createDeliveries(api, people);
});
afterAll(() => api.stop());

const acts = [
  'collected',
  'inTransit',
  'installing',
  'undo',
  'split',
  'ship',
  'accept',
  'refuse',
  'receive',
  'settle',
  'plan',
] as const;
/**
 * Each turn is one action, or two at the same moment. Steps that lead on come often, so that runs get far.
 */
const act = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<(typeof acts)[number]>('collected', 'inTransit', 'installing') },
  { weight: 2, arbitrary: fc.constantFrom(...acts) },
);
const turns = fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), { minLength: 4, maxLength: 14 });

it('keeps every rule, whatever shop, buyer and installers do, in any order and at the same time', async () => {
  const reached = new Set<number>();
  await fc.assert(
    fc.asyncProperty(turns, async (all) => {
      const { shop, lin, orderId, id } = await deliveries.recorded(2);
      const installer = await deliveries.installer(shop, id);
      const { lines } = (await shop.call('delivery.show', { id })).data;
      const items = () => lines.map((line) => ({ lineId: line.id, state: 'ok' as const, note: '' }));
      const own = async () => {
        const left = new Set((await installer.job()).data.lines.map((line) => line.id));
        return items().filter(({ lineId }) => left.has(lineId));
      };
      const does = {
        collected: () => shop.call('delivery.change', { id, step: 'collected' }),
        inTransit: () =>
          shop.call('delivery.change', { id, step: 'inTransit', carrier: 'SF', receiptNo: '1' }),
        installing: () => shop.call('delivery.change', { id, step: 'installing' }),
        undo: () => shop.call('delivery.change', { id, step: 'undo' }),
        split: () => shop.call('delivery.split', { id, lineIds: [lines[0]?.id ?? ''] }),
        ship: () => shop.call('shopOrder.ship', { id: orderId, carrier: 'SF', receiptNo: '1' }),
        accept: async () =>
          installer.submit({
            result: 'accepted',
            items: await own(),
            signedBy: '林',
            photos: await installer.photos(2),
          }),
        refuse: async () => installer.submit({ result: 'refused', items: await own(), reason: 'x' }),
        receive: () => lin.call('order.receive', { id: orderId }),
        settle: () => shop.call('delivery.change', { id, settled: 'x' }),
        plan: () => shop.call('delivery.change', { id, productionDays: 60, transitDays: 60 }),
      };
      for (const turn of all) {
        const replies = await Promise.all(turn.map((name) => does[name]()));
        expect(replies.map(({ status }) => status)).toEqual(turn.map(() => 200));
      }
      await expectInvariants(api);
      reached.add((await shop.call('delivery.show', { id })).data.status);
    }),
    { numRuns: runs },
  );
  expect(reached.size).toBeGreaterThan(1);
}, 1_800_000);
