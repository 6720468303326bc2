import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const page = 'seller.goodsList';

it('a view is kept under its name for one person and one list', async () => {
  const [lin, mei] = [await people.shopper(), await people.shopper()];
  const { data: view } = await lin.call('savedView.save', { page, name: '贵的', query: 'sort=price' });
  await lin.call('savedView.save', { page: 'seller.orderList', name: '待发', query: 'tab=awaitingShipment' });
  expect((await lin.call('savedView.list', { page })).data.list).toEqual([view]);
  expect((await mei.call('savedView.list', { page })).data.list).toEqual([]);
  expect((await mei.call('savedView.remove', { id: view.id })).code).toBe(40400);
  const again = await lin.call('savedView.save', { page, name: '贵的', query: 'sort=price&state=onSale' });
  expect(again.data).toEqual({ ...view, query: 'sort=price&state=onSale' });
  await lin.call('savedView.remove', { id: view.id });
  expect((await lin.call('savedView.list', { page })).data.list).toEqual([]);
});

it('thirty are kept of a list, also when two come at once', async () => {
  const lin = await people.shopper();
  for (let n = 0; n < 29; n += 1) await lin.call('savedView.save', { page, name: `v${n}`, query: '' });
  const last = await Promise.all(
    [29, 30].map((n) => lin.call('savedView.save', { page, name: `v${n}`, query: '' })),
  );
  expect(last.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 40902]);
});
