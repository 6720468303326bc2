import { operations } from '@mall/contract/operations';
import type { OperationName } from '@mall/contract/core/wire';
import { officeWire } from '@mall/contract/core/wire.office';
import { wholeCase } from './cases.ts';
import { wholeGoods } from './goods.ts';
import { idParamsOf, type IdParam, withId } from './id-params.ts';
import { wholePackage } from './packages.ts';
import { createPeople } from './people.ts';
import { idsOfShop, rowsWith } from './rows-of-shop.ts';
import { samplePlan } from './sample-plan.ts';
import { samples } from './samples.ts';
import { inDays } from './wanted.ts';
import { type Api, startApi } from './start-api.ts';
import { createWorld } from './world.ts';

/**
 * Whatever input a seller's operation gets, with the ids of another shop in any of its parameters: it returns
 * nothing of that shop, and no row related to that shop is written, changed or created.
 */
let api: Api;
let token = '';
let theirIds: string[];
let values: Record<IdParam['kind'], string[]>;
let inputs: Partial<Record<OperationName, object>>;
let mine: Awaited<ReturnType<typeof createWorld>>;
let theirs: Awaited<ReturnType<typeof createWorld>>;

beforeAll(async () => {
  api = await startApi();
  const people = createPeople(api);
  [mine, theirs] = [await createWorld(api), await createWorld(api)];
  token = mine.shop.token ?? '';
  await fillOffice(theirs);
  const ids = await idsOfShop(api.db, theirs.shop.id);
  theirIds = [...new Set([...ids.values()].flatMap((each) => [...each]))];
  const isNumber = (id: string) => /^\d{1,9}$/.test(id);
  values = {
    text: theirIds,
    number: theirIds.filter(isNumber),
    picture: [await people.picture(theirs.shop.ownerId)],
  };
  const { skuId, wantId, deliveryId, lineId, productId } = mine.world;
  const owner = mine.shop.ownerId;
  const goods = await wholeGoods(api, people, owner);
  const contents = {
    ownGoods: goods,
    ownCase: await wholeCase(people, owner, [skuId], { plan: samplePlan(skuId) }),
    ownPackage: await wholePackage(api, people, owner),
  };
  const fulls = Object.entries(contents).flatMap(([area, content]) =>
    ['create', 'save', 'check'].map((what) => [`${area}.${what}`, { content }]),
  );
  inputs = {
    ...Object.fromEntries(fulls),
    'shopGoods.batchPrice': { ids: [productId], factor: '1.5', dryRun: false },
    'shopPurchaseRequest.update': {
      id: wantId,
      quote: { lines: [{ skuId, qty: 1, unitPrice: 50_000 }], validUntil: inDays(2) },
    },
    'delivery.change': { id: deliveryId, form: { items: [{ lineId, state: 'ok' }] } },
  };
});
afterAll(() => api.stop());

/** The rows that only a used office has: notes, keys, prices of its own, links, messages. */
const fillOffice = async ({ shop, world }: typeof theirs): Promise<void> => {
  const { orderId, deliveryId, productId } = world;
  await shop.call('shopOrder.addNote', { id: orderId, text: 'x' });
  await shop.call('shopOrder.exportKey', { id: orderId });
  await shop.call('priceFactor.update', { priceFactor: '1.7' });
  await shop.call('shopGoods.changePrice', { id: productId, price: 450_000 });
  await shop.call('shopGoods.show', { id: productId, visible: false });
  await shop.call('delivery.makeLink', { id: deliveryId });
};

const names = Object.keys(operations) as OperationName[]; // keys of a const table
const ofSellers = names.filter((name) => {
  const { access } = operations[name];
  if (access.startsWith('staff')) return true;
  return access === 'member' && (name in officeWire || name.startsWith('message.'));
});
const asking = ofSellers.filter((name) => idParamsOf(name).length > 0);

const call = async (name: OperationName, param: IdParam, value: string) => {
  const input: Record<string, unknown> = { ...samples[name](mine.world), ...inputs[name] };
  // The filter counts only when nothing is named one by one.
  if (param.path[0] === 'found') delete input.ids;
  const sent = withId(input, param, value);
  const reply = await api.as({ token }).call(name, sent as never); // a sample with another id in it
  const text = JSON.stringify(reply);
  return {
    status: reply.status,
    told: theirIds.filter((id) => id !== value && text.includes(`"${id}"`)),
    isRead: operations[name].input.safeParse(sent).success,
  };
};

it('knows things of the other shop of every kind that an office has', () => {
  expect(theirIds.length).toBeGreaterThan(25);
  expect(values.number.length).toBeGreaterThan(1);
});

it('would notice a row of the other shop that is changed', async () => {
  const before = await rowsWith(api.db, theirIds);
  await theirs.shop.call('shopOrder.addNote', { id: theirs.world.orderId, text: 'y' });
  expect(await rowsWith(api.db, theirIds)).not.toEqual(before);
});

it.each(asking)('%s reaches nothing of another shop through any of its parameters', async (name) => {
  const before = await othersRows();
  for (const param of idParamsOf(name)) {
    const at = `${name} ${param.path.join('.')}`;
    let read = 0;
    for (const value of values[param.kind]) {
      const { status, told, isRead } = await call(name, param, value);
      expect({ at, value, told }).toEqual({ at, value, told: [] });
      expect(status).toBeLessThan(500);
      read += Number(isRead);
    }
    // Otherwise it would be refused for its form, and prove nothing.
    expect({ at, isRead: read > 0 }).toEqual({ at, isRead: true });
  }
  expect(await othersRows()).toEqual(before);
});

/** But keys to files of one's own: they remember the word that goods were asked for. */
const othersRows = async (): Promise<string[]> =>
  (await rowsWith(api.db, theirIds)).filter(
    (row) => !(row.startsWith('file_keys ') && row.includes(mine.shop.id)),
  );
