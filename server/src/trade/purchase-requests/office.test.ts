import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { samplePlan } from '../../testing/sample-plan.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { type AskFor, createWanted, freshPhone, inDays, terms } from '../../testing/wanted.ts';
import { mobileOf } from '../../demo/people.ts';

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

type Asked = Awaited<ReturnType<AskFor>>;
const newsOf = async ({ lin }: Asked) =>
  (await lin.call('message.list')).data.list
    .map(({ type }) => type)
    .filter((type) => type.startsWith('want.') || type.startsWith('quote.'));
const statuses = (answers: readonly { code: number }[]) =>
  answers.map(({ code }) => code).sort((a, b) => a - b);

describe('a request', () => {
  it('tells all that happened, and offers its product to begin an offer with', async () => {
    const { skuId, productId } = await api.given.sku({ price: 30_000, stock: 9 });
    const at = await asked({ productId });
    const { ann, ben, lin, id } = at;
    await ann.call('shopPurchaseRequest.update', {
      id,
      verify: 1,
      followUp: { note: '打过电话', nextAt: inDays(1) },
    });
    await ben.call('shopPurchaseRequest.update', { id, followUpBy: ben.memberId, seenBy: ann.memberId });
    const { data } = await ben.call('shopPurchaseRequest.update', { id, quote: terms });
    await lin.call('quote.decline', { id: data.quoteId ?? '' });
    const { data: want } = await ann.call('shopPurchaseRequest.detail', { id });
    expect(want.history.map(({ what }) => what)).toEqual([
      'quoteDeclined',
      'quoted',
      'assign',
      'next',
      'note',
      'assign',
      'verify',
      'asked',
    ]);
    expect(want).toMatchObject({
      followUpBy: { id: ben.memberId },
      stage: 'inWork',
      quotes: [{ id: data.quoteId, state: 'declined', lines: [{ name: '餐桌 240' }] }],
      pieces: [{ skuId, qty: 2, price: 45_000 }],
      design: null,
      allows: ['verify', 'assign', 'follow', 'quote', 'end'],
    });
  });

  it('offers the pieces of its room', async () => {
    const shop = await people.shop();
    const lin = await people.shopper({ code: shop.code });
    const { skuId } = await api.given.sku({ price: 30_000 });
    const { data: design } = await lin.call('design.save', { name: '客厅', plan: samplePlan(skuId, skuId) });
    const { data } = await lin.call('purchaseRequest.create', {
      contact: '林',
      phone: freshPhone(),
      quantity: 1,
      remark: '按这个房间报价',
      designId: design.id,
      ...(await api.given.regions()),
    });
    expect((await shop.call('shopPurchaseRequest.detail', { id: data.id })).data).toMatchObject({
      design: { name: '客厅' },
      pieces: [{ skuId, qty: 2 }],
    });
  });

  it('shows who asks to those who may work on it, and keeps that they looked', async () => {
    const { shop, ann, id, phone: mobile } = await asked();
    expect((await ann.call('shopPurchaseRequest.contact', { id })).data).toEqual({
      contact: '林小满',
      phone: mobile,
    });
    const { data } = await shop.call('audit.list', { area: 'order' });
    expect(data.list[0]).toMatchObject({ action: 'want.contact', actor: { id: ann.memberId } });
    expect(JSON.stringify(data)).not.toContain(mobile);
  });

  it('is told of to its shop when it comes and when it is taken back', async () => {
    const { shop, lin, id, no } = await asked();
    await lin.call('purchaseRequest.cancel', { id });
    const { data } = await shop.call('message.list', { audience: 'shop' });
    expect(data.list.map(({ type }) => type).sort()).toEqual(['want.created', 'want.takenBack']);
    expect(data.list.every(({ body, orderId }) => body.includes(no) && orderId === null)).toBe(true);
    expect((await shop.call('shopPurchaseRequest.detail', { id })).data.history[0]).toMatchObject({
      what: 'ended',
      by: null,
    });
  });
});

describe('the member', () => {
  it('is told of each step that they can see, once', async () => {
    const at = await asked();
    const { ann, lin, id } = at;
    for (const input of [
      { verify: 'real' as const },
      { verify: 'real' as const },
      { followUp: { note: '内部记录' } },
      { quote: terms },
      { withdrawQuote: true as const },
      { end: 'lost' as const, endNote: '木料缺货' },
    ])
      expect((await ann.call('shopPurchaseRequest.update', { id, ...input })).code).toBe(200);
    expect((await newsOf(at)).sort()).toEqual([
      'quote.sent',
      'quote.withdrawn',
      'want.endedBecause',
      'want.verified',
    ]);
    const { data } = await lin.call('message.list');
    expect(JSON.stringify(data)).not.toContain('内部记录');
    expect(data.list.find(({ type }) => type === 'want.endedBecause')?.body).toContain('木料缺货');
  });

  it('is told what was found out each time it changes', async () => {
    const at = await asked();
    for (const verify of ['fake', 'notVerified', 'real'] as const)
      await at.ann.call('shopPurchaseRequest.update', { id: at.id, verify });
    expect((await newsOf(at)).sort()).toEqual(['want.notFound', 'want.verified']);
  });

  it('without an account is told nothing, and their request is ended all the same', async () => {
    const shop = await people.shop();
    const { data } = await api.as({ code: shop.code }).call('purchaseRequest.create', {
      contact: '林',
      phone: freshPhone(),
      quantity: 1,
      remark: '需要一张大餐桌',
      ...(await api.given.regions()),
    });
    expect(
      (await shop.call('shopPurchaseRequest.update', { id: data.id, verify: 'real', end: 'won' })).code,
    ).toBe(200);
    expect((await shop.call('shopPurchaseRequest.detail', { id: data.id })).data).toMatchObject({
      stage: 'won',
      member: false,
    });
  });

  it('who leaves the mall takes along what was noted of them', async () => {
    const at = await asked();
    await at.ann.call('shopPurchaseRequest.update', {
      id: at.id,
      followUp: { note: '很挑剔的客人' },
      end: 'lost',
      endNote: '太贵',
    });
    const mobile = freshPhone();
    await api.db
      .updateTable('users')
      .set(mobileOf(mobile, at.lin.memberId))
      .where('id', '=', at.lin.memberId)
      .execute();
    await at.lin.call('account.sendCode', { purpose: 'removal' });
    const code = api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
    expect((await at.lin.call('account.remove', { verify_code: code })).code).toBe(200);
    const { data } = await at.ann.call('shopPurchaseRequest.detail', { id: at.id });
    expect(data).toMatchObject({ contact: '', phone: '', remark: '', endNote: '', member: false });
    expect(data.history.map(({ note }) => note).join('')).toBe('');
  });
});

describe('two of the shop at once', () => {
  it('who both make an offer: one is sent, the other looks again', async () => {
    const at = await asked();
    const answers = await Promise.all(
      [at.ann, at.ben].map((who) =>
        who.call('shopPurchaseRequest.update', { id: at.id, quote: terms, seenQuote: '' }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 40900]);
    expect(answers.find(({ code }) => code !== 200)?.msgKey).toBe('want.changedElsewhere');
    expect((await at.lin.call('quote.list')).data.total).toBe(1);
    expect(await newsOf(at)).toEqual(['quote.sent']);
  });

  it('who both take it: it is one’s job', async () => {
    const at = await asked();
    const answers = await Promise.all(
      [at.ann, at.ben].map((who) =>
        who.call('shopPurchaseRequest.update', { id: at.id, followUpBy: who.memberId, seenBy: '' }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 40900]);
    const winner = answers[0]?.code === 200 ? at.ann : at.ben;
    expect((await at.ann.call('shopPurchaseRequest.detail', { id: at.id })).data.followUpBy?.id).toBe(
      winner.memberId,
    );
  });

  it('who both end it: it ends once', async () => {
    const at = await asked();
    const ends = ['lost', 'won', 'cancelled', 'lost'] as const;
    const answers = await Promise.all(
      ends.map((end, n) =>
        (n % 2 === 0 ? at.ann : at.ben).call('shopPurchaseRequest.update', { id: at.id, end }),
      ),
    );
    expect(statuses(answers)).toEqual([200, 40900, 40900, 40900]);
    expect(await newsOf(at)).toHaveLength(1);
    const { data } = await at.ann.call('shopPurchaseRequest.detail', { id: at.id });
    expect(data.state).toBe(ends[answers.findIndex(({ code }) => code === 200)]);
  });

  it('of whom one ends it while the other makes an offer: no offer waits in the end', async () => {
    const at = await asked();
    await Promise.all([
      at.ann.call('shopPurchaseRequest.update', { id: at.id, quote: terms }),
      at.ben.call('shopPurchaseRequest.update', { id: at.id, end: 'lost' }),
    ]);
    expect((await at.lin.call('quote.list')).data.open).toBe(0);
    expect((await at.ann.call('shopPurchaseRequest.detail', { id: at.id })).data.state).toBe('lost');
  });

  it('who both take an offer back: it goes once, by either way', async () => {
    const at = await asked();
    const { data } = await at.ann.call('shopPurchaseRequest.update', { id: at.id, quote: terms });
    const answers = await Promise.all([
      at.ann.call('shopPurchaseRequest.update', { id: at.id, withdrawQuote: true }),
      at.ben.call('shopQuote.withdraw', { id: data.quoteId ?? '' }),
    ]);
    expect(statuses(answers)).toEqual([200, 40900]);
    expect((await newsOf(at)).sort()).toEqual(['quote.sent', 'quote.withdrawn']);
    const { history } = (await at.ann.call('shopPurchaseRequest.detail', { id: at.id })).data;
    expect(history.filter(({ what }) => what === 'quoteWithdrawn')).toHaveLength(1);
  });
});

describe('is refused', () => {
  it.each([
    ['a follow-up of a fake one', { verify: 'fake' as const }, { followUp: { note: '再看看' } }, 'want.fake'],
    ['an offer for a fake one', { verify: 'fake' as const }, { quote: terms }, 'want.fake'],
    [
      'anything of one that has ended',
      { end: 'lost' as const },
      { followUp: { note: '再看看' } },
      'want.closed',
    ],
    ['taking back what nobody offered', {}, { withdrawQuote: true as const }, 'quote.closed'],
    ['a note of nothing', {}, { followUp: { note: '  ' } }, 'request.invalid'],
    ['an end that there is not', {}, { end: 'expired' as 'lost' }, 'request.invalid'],
  ])('%s', async (_what, first, then, msgKey) => {
    const { ann, id } = await asked();
    await ann.call('shopPurchaseRequest.update', { id, ...first });
    expect(await ann.call('shopPurchaseRequest.update', { id, ...then })).toMatchObject({ msgKey });
  });

  it('a follow-up person who may not, or of another shop', async () => {
    const { shop, ann, id } = await asked();
    const carrier = await people.staff(shop.id, 'delivery');
    const other = await people.shop();
    for (const { memberId: followUpBy } of [carrier, { memberId: other.ownerId }])
      expect(await ann.call('shopPurchaseRequest.update', { id, followUpBy })).toMatchObject({
        msgKey: 'want.cannotFollow',
      });
  });

  it('an offer for what is out of date, but not its end', async () => {
    const { ann, id } = await asked();
    await api.db
      .updateTable('wants')
      .set({ valid_until: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute();
    expect(await ann.call('shopPurchaseRequest.update', { id, quote: terms })).toMatchObject({
      msgKey: 'want.closed',
    });
    expect(
      (await ann.call('shopPurchaseRequest.update', { id, followUp: { note: '还要吗' }, end: 'lost' })).code,
    ).toBe(200);
  });

  it('nothing half done: a refused offer leaves no note', async () => {
    const { ann, id } = await asked();
    const wrong = { ...terms, validUntil: new Date(0).toISOString() };
    await ann.call('shopPurchaseRequest.update', {
      id,
      verify: 'real',
      followUp: { note: '报价' },
      quote: wrong,
    });
    const { data } = await ann.call('shopPurchaseRequest.detail', { id });
    expect([data.verify, data.history.map(({ what }) => what)]).toEqual(['notVerified', ['asked']]);
  });
});

describe('follow-up', () => {
  it('is the job of the member who works on it first, until they leave the shop', async () => {
    const { shop, ann, ben, id } = await asked();
    await ann.call('shopPurchaseRequest.update', { id, followUp: { note: '打过电话' } });
    await ben.call('shopPurchaseRequest.update', { id, followUp: { note: '也打过' } });
    const whose = async () => (await ben.call('shopPurchaseRequest.detail', { id })).data.followUpBy?.id;
    expect(await whose()).toBe(ann.memberId);
    await shop.call('staff.remove', { id: ann.memberId });
    expect(await whose()).toBeUndefined();
  });

  it('may be anybody’s who may handle requests, by a role of the shop’s own too', async () => {
    const { shop, ann } = await asked();
    const { data: role } = await shop.call('role.create', {
      name: 'Hunters',
      permissions: ['want.view', 'want.edit'],
    });
    const cy = await people.staff(shop.id, 'delivery');
    const before = (await ann.call('shopPurchaseRequest.people')).data.list.map(({ id }) => id);
    expect(before).not.toContain(cy.memberId);
    await shop.call('staff.change', { id: cy.memberId, roleId: role.id });
    const { data } = await ann.call('shopPurchaseRequest.people');
    expect(data.list.map(({ id }) => id)).toEqual([...before, cy.memberId]);
    expect(data.list.filter(({ me }) => me).map(({ id }) => id)).toEqual([ann.memberId]);
  });

  it('that was due is done with a note, and one to come stays', async () => {
    const { ann, id } = await asked();
    const nextAt = async () => (await ann.call('shopPurchaseRequest.detail', { id })).data.nextAt;
    await ann.call('shopPurchaseRequest.update', { id, nextAt: inDays(-1) });
    await ann.call('shopPurchaseRequest.update', { id, followUp: { note: '打过电话' } });
    expect(await nextAt()).toBeNull();
    const later = inDays(4);
    await ann.call('shopPurchaseRequest.update', { id, followUp: { note: '周末再打', nextAt: later } });
    await ann.call('shopPurchaseRequest.update', { id, followUp: { note: '他回电话了' } });
    expect(await nextAt()).toBe(later);
    await ann.call('shopPurchaseRequest.update', { id, nextAt: '' });
    expect(await nextAt()).toBeNull();
  });
});

it('knows nothing of the requests of another shop', async () => {
  const [mine, other] = [await asked(), await asked()];
  expect((await other.ann.call('shopPurchaseRequest.list', { keyword: mine.no })).data.total).toBe(0);
  for (const answer of [
    await other.ann.call('shopPurchaseRequest.detail', { id: mine.id }),
    await other.ann.call('shopPurchaseRequest.contact', { id: mine.id }),
    await other.ann.call('shopPurchaseRequest.update', { id: mine.id, end: 'lost' }),
  ])
    expect(answer).toMatchObject({ code: 40400, msgKey: 'missing' });
  expect((await other.ann.call('shopPurchaseRequest.list', { by: mine.ann.memberId })).data.total).toBe(0);
});
