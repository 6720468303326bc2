import { dayMs } from '@mall/contract/core/time';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { type AskFor, createWanted, freshPhone, inDays, terms } from '../../testing/wanted.ts';
import { wantInbox } from './inbox.queries.ts';

let api: Api;
let people: People;
let asked: AskFor;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  asked = createWanted(api, people);
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

describe('the list', () => {
  it('has a request where its work stands, with who asks masked, and counts every stage', async () => {
    const at = await asked();
    const { ann, id, no } = at;
    const stageNow = async () => {
      const { data } = await ann.call('shopPurchaseRequest.list', {});
      return { stage: data.list[0]?.stage, counts: data.counts };
    };
    const { data } = await ann.call('shopPurchaseRequest.list', { stage: 'toVerify' });
    expect(data.list).toMatchObject([
      {
        id,
        no,
        contact: '林**',
        phone: expect.stringMatching(/^138\*{4}\d{4}$/),
        member: true,
        state: 'open',
      },
    ]);
    expect(await stageNow()).toEqual({ stage: 'toVerify', counts: { toVerify: 1, all: 1 } });
    await ann.call('shopPurchaseRequest.update', { id, verify: 'real' });
    expect(await stageNow()).toEqual({ stage: 'inWork', counts: { inWork: 1, all: 1 } });
    await ann.call('shopPurchaseRequest.update', { id, quote: terms });
    expect(await stageNow()).toEqual({ stage: 'quoted', counts: { quoted: 1, all: 1 } });
    expect((await ann.call('shopPurchaseRequest.list', { stage: 'inWork' })).data).toMatchObject({
      list: [],
      total: 0,
    });
    await ann.call('shopPurchaseRequest.update', { id, end: 'won' });
    expect(await stageNow()).toEqual({ stage: 'won', counts: { won: 1, all: 1 } });
  });

  it('begins with what is due, whatever page it is cut into, and shows each once', async () => {
    const { shop, ann, lin } = await asked();
    const regions = await api.given.regions();
    for (let n = 0; n < 4; n += 1)
      await lin.call('purchaseRequest.create', {
        contact: '林',
        phone: freshPhone(),
        quantity: 1,
        remark: `第 ${n} 个大餐桌`,
        ...regions,
      });
    const { data: before } = await ann.call('shopPurchaseRequest.list', {});
    const [oldest, second] = [before.list[4]?.id ?? '', before.list[3]?.id ?? ''];
    await ann.call('shopPurchaseRequest.update', { id: second, nextAt: inDays(-1) });
    await ann.call('shopPurchaseRequest.update', { id: oldest, nextAt: inDays(-2) });
    await ann.call('shopPurchaseRequest.update', { id: before.list[2]?.id ?? '', nextAt: inDays(3) });
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push((await ann.call('shopPurchaseRequest.list', { page, size: 2 })).data);
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(ids).toEqual([oldest, second, ...before.list.slice(0, 3).map(({ id }) => id)]);
    expect(pages[0]).toMatchObject({ due: 2, total: 5, list: [{ due: true }, { due: true }] });
    const { data: due } = await ann.call('shopPurchaseRequest.list', { due: true, stage: 'toVerify' });
    expect([due.total, due.list.map(({ id }) => id)]).toEqual([2, [oldest, second]]);
    const newest = (await ann.call('shopPurchaseRequest.list', { sort: 'newest' })).data.list.map(
      ({ id }) => id,
    );
    expect(newest).toEqual(before.list.map(({ id }) => id));
    expect(await wantInbox(api.db, shop.id, 3)).toMatchObject({
      open: 5,
      due: 2,
      first: [
        { id: oldest, due: true },
        { id: second, due: true },
        { id: before.list[0]?.id, due: false },
      ],
    });
  });

  it.each([
    ['a part of what was written', '大餐'],
    ['a single character of it', '桌'],
    ['the name', '小满'],
    ['the brand in other letters', 'alVA'],
    ['the region', '东城'],
  ])('finds %s', async (_what, keyword) => {
    const { ann, ben, id } = await asked();
    const found = (await ann.call('shopPurchaseRequest.list', { keyword })).data;
    expect([found.total, found.list[0]?.id]).toEqual([1, id]);
    expect((await ben.call('shopPurchaseRequest.list', { keyword: `${keyword}不` })).data.total).toBe(0);
  });

  it('finds a number by its ends, and a phone number only whole', async () => {
    const { ann, id, no, phone: mobile } = await asked();
    const find = async (keyword: string) =>
      (await ann.call('shopPurchaseRequest.list', { keyword })).data.list.map((want) => want.id);
    expect(await find(no)).toEqual([id]);
    expect(await find(no.slice(-6))).toEqual([id]);
    expect(await find(mobile)).toEqual([id]);
    expect(await find(mobile.slice(0, 9))).toEqual([]);
  });

  it('is of one person, of nobody, or of a time', async () => {
    const { ann, ben, id } = await asked();
    const total = async (who: typeof ann, filter: object) =>
      (await who.call('shopPurchaseRequest.list', filter)).data.total;
    expect(await total(ann, { by: 'nobody' })).toBe(1);
    await ann.call('shopPurchaseRequest.update', { id, followUpBy: ben.memberId });
    expect(await total(ann, { by: 'nobody' })).toBe(0);
    expect(await total(ann, { by: 'me' })).toBe(0);
    expect(await total(ben, { by: 'me' })).toBe(1);
    expect(await total(ann, { by: ben.memberId, range: 'today' })).toBe(1);
    await api.db
      .updateTable('wants')
      .set({ created_at: new Date(Date.now() - 9 * dayMs) })
      .where('id', '=', id)
      .execute();
    expect([await total(ann, { range: 'week' }), await total(ann, { range: 'month' })]).toEqual([0, 1]);
  });

  it('has what is out of date among the closed, and what is fake', async () => {
    const [late, fake] = [await asked(), await asked()];
    await api.db
      .updateTable('wants')
      .set({ valid_until: new Date(Date.now() - 1000) })
      .where('id', '=', late.id)
      .execute();
    await fake.ann.call('shopPurchaseRequest.update', { id: fake.id, verify: 'fake' });
    for (const { ann, id } of [late, fake])
      expect((await ann.call('shopPurchaseRequest.list', { stage: 'closed' })).data.list[0]?.id).toBe(id);
  });
});
