import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

const operatorOf = async () =>
  api.as({ token: await api.signIn(await api.given.member({ operator: true })) });

/** A shop with a change in review, and the operator who has read it. */
const inReview = async (fields: { propaganda?: string; storeName?: string } = { propaganda: '好木头' }) => {
  const shop = await people.shop();
  const operator = await operatorOf();
  const { data } = await shop.call('shop.update', fields);
  const read = async () => {
    const { list } = (await operator.call('platformShop.list', { size: 100 })).data;
    return list.find(({ id }) => id === data.change.id);
  };
  return { shop, operator, read, asked: { id: data.change.id, version: (await read())?.version ?? 0 } };
};

describe('the operator’s review of shops', () => {
  it('shows what is live beside what would be', async () => {
    const { shop, read } = await inReview({ storeName: '新店名' });
    expect(await read()).toMatchObject({
      version: 1,
      live: { code: shop.code, storeName: '橡木之家' },
      fields: { storeName: '新店名' },
    });
  });

  it('approves: shoppers see it at once, the shop is told, and it is written down', async () => {
    const { shop, operator, asked, read } = await inReview();
    expect((await operator.call('platformShop.decide', { ...asked, decision: 'approve' })).code).toBe(200);
    expect((await api.as({ code: shop.code }).call('shop.info')).data.propaganda).toBe('好木头');
    expect(await read()).toBeUndefined();
    const { list } = (await shop.call('message.list', { audience: 'shop' })).data;
    expect(list.map(({ type }) => type)).toEqual(['shop.approved']);
    const [change] = (await shop.call('audit.list', { area: 'setting' })).data.list;
    expect(change).toMatchObject({ title: 'Change of the shop approved' });
    expect(change?.changes).toEqual([{ field: 'Slogan', old: null, new: '好木头' }]);
  });

  it('turns down with a reason that the shop reads, and lets it send the change again', async () => {
    const { shop, operator, asked } = await inReview();
    const refused = { ...asked, decision: 'reject' as const };
    expect((await operator.call('platformShop.decide', refused)).msgKey).toBe('shop.reasonMissing');
    await operator.call('platformShop.decide', { ...refused, reason: 'No superlatives.' });
    const { live, change } = (await shop.call('shop.profile')).data;
    expect(live.propaganda).toBe('');
    expect(change).toMatchObject({
      status: 'rejected',
      reason: 'No superlatives.',
      fields: { propaganda: '好木头' },
    });
    const { list } = (await shop.call('message.list', { audience: 'shop' })).data;
    expect(list[0]?.body).toContain('No superlatives.');
    const [noted] = (await shop.call('audit.list', { area: 'setting' })).data.list;
    expect(noted?.changes).toContainEqual({ field: 'Reason', old: null, new: 'No superlatives.' });
    await shop.call('shop.update', { propaganda: '木头' });
    expect((await shop.call('shop.profile')).data.change?.status).toBe('pending');
  });

  it('decides about nothing that it has not read, and about nothing twice', async () => {
    const { shop, operator, asked } = await inReview();
    await shop.call('shop.update', { propaganda: '最好的木头' });
    const approval = { ...asked, decision: 'approve' as const };
    expect((await operator.call('platformShop.decide', approval)).msgKey).toBe('shop.changedMeanwhile');
    const again = { ...approval, version: asked.version + 1 };
    const answers = await Promise.all([again, again].map((one) => operator.call('platformShop.decide', one)));
    expect(answers.map(({ msgKey }) => msgKey ?? 'ok').sort()).toEqual(['ok', 'shop.changeDecided']);
    expect((await operator.call('platformShop.decide', { ...again, id: 'none' })).msgKey).toBe('missing');
  });

  it('has nothing to decide about what the shop has taken back', async () => {
    const { shop, operator, asked } = await inReview();
    await shop.call('shop.update', { withdraw: true });
    const answer = await operator.call('platformShop.decide', { ...asked, decision: 'approve' });
    expect(answer.msgKey).toBe('shop.changeDecided');
  });

  it('is the operator’s alone', async () => {
    const { shop, asked } = await inReview();
    expect((await shop.call('platformShop.list')).code).toBe(40300);
    expect((await shop.call('platformShop.decide', { ...asked, decision: 'approve' })).code).toBe(40300);
  });
});
