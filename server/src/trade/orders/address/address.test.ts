import { erasePerson } from '../../../member/accounts/erase.ts';
import { expectInvariants } from '../../../testing/invariants.ts';
import { createPeople, type People, type Shopper } from '../../../testing/people.ts';
import { type Api, startApi } from '../../../testing/start-api.ts';

let api: Api;
let people: People;
let shop: Awaited<ReturnType<People['shop']>>;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
  shop = await people.shop();
});
afterEach(() => expectInvariants(api));
afterAll(() => api.stop());

const carried = { carrier: '顺丰', receiptNo: '00123' };
const other = { name: '王小明', phone: '13900002222', detail: '新街 8 号', note: '原地址送不到' };

/** A paid order of the shop, of a buyer with a second address; recorded if its seller may propose. */
const paid = async ({ recorded = false, mall = false } = {}) => {
  const lin = await people.shopper(mall ? {} : { code: shop.code });
  const { skuId } = await api.given.sku();
  const id = await people.paidOrder(lin, skuId);
  if (recorded) expect((await shop.call('shopOrder.record', { id })).code).toBe(200);
  const [, second] = (
    await lin.call('address.save', {
      ...(await api.given.regions()),
      name: '林小满',
      phone: '13700003333',
      detail: '别院 3 号',
      isDefault: false,
    })
  ).data;
  return { lin, id, second: second?.id ?? '' };
};
const proposal = async (lin: Shopper, id: string) => {
  expect((await shop.call('shopOrder.proposeAddress', { id, ...other })).code).toBe(200);
  return (await lin.call('order.detail', { id })).data.proposedAddress?.id ?? '';
};
const seen = async (lin: Shopper, id: string) => (await lin.call('order.detail', { id })).data;
const newest = async (who: Pick<Shopper, 'call'>, audience: 'member' | 'shop' = 'member') =>
  (await who.call('message.list', audience === 'shop' ? { audience } : {})).data.list[0];

describe('a buyer changes the address of an order', () => {
  it('until it is recorded, for the same price and day; its history says from where to where, masked', async () => {
    const { lin, id, second } = await paid();
    const before = await seen(lin, id);
    expect(before).toMatchObject({ mayChangeAddress: true, addressVersion: 1 });
    expect((await lin.call('order.changeAddress', { id, addressId: second })).code).toBe(200);
    const after = await seen(lin, id);
    const { pay, freight, promisedAt } = before;
    expect(after).toMatchObject({ pay, freight, promisedAt, addressVersion: 2 });
    expect(after.address).toMatchObject({ name: '林小满', phone: '13700003333', detail: '别院 3 号' });
    // Once more, as after a lost answer: nothing changes, and nobody is told of it.
    expect((await lin.call('order.changeAddress', { id, addressId: second })).code).toBe(200);
    expect(await seen(lin, id)).toEqual(after);
    const event = after.events.at(-1);
    expect(event).toMatchObject({ actor: 'buyer', note: 'addressChanged', from: 1, to: 1 });
    expect(event?.noteText).toContain('林** 137****3333');
    expect(event?.noteText).not.toContain('3 号');
    expect(await newest(shop, 'shop')).toMatchObject({ type: 'order.addressChanged' });

    await shop.call('shopOrder.record', { id });
    expect(await lin.call('order.changeAddress', { id, addressId: second })).toMatchObject({
      msgKey: 'order.notAllowed',
      data: { status: 2 },
    });
    expect((await seen(lin, id)).mayChangeAddress).toBe(false);
  });

  it('to one of their own, of an order of their own', async () => {
    const { lin, id, second } = await paid();
    const { lin: stranger, second: theirs } = await paid();
    expect((await lin.call('order.changeAddress', { id, addressId: theirs })).msgKey).toBe('missing');
    expect((await stranger.call('order.changeAddress', { id, addressId: theirs })).msgKey).toBe('missing');
    expect((await lin.call('order.changeAddress', { id, addressId: second })).code).toBe(200);
  });
});

describe('a seller proposes another address', () => {
  it('which counts when the buyer agrees, once', async () => {
    const { lin, id } = await paid({ recorded: true });
    const { data: proposed } = await shop.call('shopOrder.proposeAddress', { id, ...other });
    expect(proposed).toMatchObject({
      address: { name: '林' },
      addressVersion: 1,
      proposedAddress: { address: { name: '王小明', detail: other.detail }, note: other.note },
    });
    expect(await newest(lin)).toMatchObject({
      type: 'order.addressProposed',
      body: expect.stringContaining(other.note),
    });
    expect((await shop.call('shopOrder.proposeAddress', { id, ...other })).msgKey).toBe(
      'order.addressProposed',
    );
    const proposalId = (await seen(lin, id)).proposedAddress?.id ?? '';
    const stranger = await people.shopper({ code: shop.code });
    expect((await stranger.call('order.answerAddress', { id: proposalId, answer: 'agree' })).msgKey).toBe(
      'missing',
    );
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => lin.call('order.answerAddress', { id: proposalId, answer: 'agree' })),
    );
    expect(
      answers.map(({ code, msgKey }) => msgKey ?? String(code)).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['200', 'order.proposalOver', 'order.proposalOver']);
    const after = await seen(lin, id);
    expect(after).toMatchObject({
      address: { name: '王小明', phone: other.phone, detail: other.detail, district: expect.any(String) },
      addressVersion: 2,
      proposedAddress: null,
    });
    expect(after.events.slice(-2).map(({ actor, note }) => [actor, note])).toEqual([
      ['shop', 'addressProposed'],
      ['buyer', 'addressAgreed'],
    ]);
    const rows = await api.db
      .selectFrom('order_address_proposals')
      .select(['status', 'address'])
      .where('order_id', '=', id)
      .execute();
    expect(rows).toEqual([{ status: 'agreed', address: null }]);
    expect((await shop.call('delivery.list', { keyword: '2222' })).data.list).toMatchObject([
      { orderId: id },
    ]);
  });

  it('of other regions, if these lie in each other', async () => {
    const { lin, id } = await paid({ recorded: true });
    const region = await api.given.regions();
    expect(
      (await shop.call('shopOrder.proposeAddress', { id, ...other, region: { ...region, cityId: '9' } }))
        .msgKey,
    ).toBe('address.incomplete');
    const { data } = await shop.call('shopOrder.proposeAddress', { id, ...other, region });
    expect(data.proposedAddress?.address).toMatchObject({ district: (await seen(lin, id)).address.district });
  });

  it('and nothing happens when the buyer declines it, or the seller takes it back', async () => {
    const { lin, id } = await paid({ recorded: true });
    const first = await proposal(lin, id);
    expect((await lin.call('order.answerAddress', { id: first, answer: 'decline' })).code).toBe(200);
    expect(await newest(shop, 'shop')).toMatchObject({ type: 'order.addressDeclined' });
    const second = await proposal(lin, id);
    expect((await shop.call('shopOrder.withdrawAddress', { id })).data.proposedAddress).toBeNull();
    expect((await shop.call('shopOrder.withdrawAddress', { id })).msgKey).toBe('order.proposalOver');
    expect((await lin.call('order.answerAddress', { id: second, answer: 'agree' })).msgKey).toBe(
      'order.proposalOver',
    );
    expect(await seen(lin, id)).toMatchObject({ address: { name: '林' }, addressVersion: 1 });
  });

  it('that is over when the buyer changes the address, and when the parcel is sent', async () => {
    const { lin, id, second } = await paid();
    const early = await proposal(lin, id);
    await lin.call('order.changeAddress', { id, addressId: second });
    expect((await lin.call('order.answerAddress', { id: early, answer: 'agree' })).msgKey).toBe(
      'order.proposalOver',
    );
    await shop.call('shopOrder.record', { id });
    const late = await proposal(lin, id);
    expect((await shop.call('shopOrder.ship', { id, ...carried })).data).toMatchObject({
      status: 3,
      proposedAddress: null,
      mayChangeAddress: false,
    });
    expect((await lin.call('order.answerAddress', { id: late, answer: 'agree' })).msgKey).toBe(
      'order.proposalOver',
    );
    expect(await shop.call('shopOrder.proposeAddress', { id, ...other })).toMatchObject({
      msgKey: 'order.notAllowed',
      data: { status: 3 },
    });
  });

  it('and of which nothing stays once its buyer is erased', async () => {
    const { lin, id } = await paid({ recorded: true });
    await proposal(lin, id);
    const { user_id: buyer } = await api.db
      .selectFrom('orders')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const tx = await api.db.startTransaction().execute();
    await erasePerson(tx, buyer, '');
    const rows = await tx
      .selectFrom('order_address_proposals')
      .select(['status', 'address', 'note'])
      .where('order_id', '=', id)
      .execute();
    await tx.rollback().execute();
    expect(rows).toEqual([{ status: 'over', address: null, note: '' }]);
  });

  it('for the mall as its operator, in the log of the mall', async () => {
    const { lin, id } = await paid({ mall: true });
    const memberId = await api.given.member({ operator: true });
    const operator = api.as({ token: await api.signIn(memberId) });
    expect((await shop.call('shopOrder.proposeAddress', { id, ...other })).msgKey).toBe('missing');
    await operator.call('platformOrder.proposeAddress', { id, ...other });
    expect((await operator.call('platformOrder.withdrawAddress', { id })).data.proposedAddress).toBeNull();
    const { data } = await operator.call('platformOrder.proposeAddress', { id, ...other });
    const answer = { id: data.proposedAddress?.id ?? '', answer: 'agree' } as const;
    expect((await lin.call('order.answerAddress', answer)).code).toBe(200);
    const noted = await api.db
      .selectFrom('audit_log')
      .select(['action', 'diff'])
      .where('object', '=', `order:${id}`)
      .where('actor_id', '=', memberId)
      .execute();
    expect(noted.map(({ action }) => action)).toEqual([
      'order.proposeAddress',
      'order.withdrawAddress',
      'order.proposeAddress',
    ]);
    expect(JSON.stringify(noted)).not.toContain(other.phone);
  });
});

describe('a parcel goes to the address that it had when it was sent', () => {
  it('so one with the address of before a change is not sent', async () => {
    const { lin, id } = await paid({ recorded: true });
    const answer = { id: await proposal(lin, id), answer: 'agree' } as const;
    await lin.call('order.answerAddress', answer);
    expect((await shop.call('shopOrder.ship', { id, ...carried, addressVersion: 1 })).msgKey).toBe(
      'order.addressChanged',
    );
    expect((await seen(lin, id)).status).toBe(2);
    expect((await shop.call('shopOrder.ship', { id, ...carried, addressVersion: 2 })).code).toBe(200);
  });

  it('and no delivery of it departs for one', async () => {
    const { lin, id } = await paid({ recorded: true });
    const [delivery] = (await shop.call('delivery.list', {})).data.list.filter(
      ({ orderId }) => orderId === id,
    );
    expect(delivery).toMatchObject({ addressVersion: 1 });
    const depart = {
      id: delivery?.id ?? '',
      step: 'inTransit',
      carrier: '顺丰',
      receiptNo: '00123',
    } as const;
    await shop.call('delivery.change', { id: depart.id, step: 'collected' });
    const answer = { id: await proposal(lin, id), answer: 'agree' } as const;
    await lin.call('order.answerAddress', answer);
    const before = await seen(lin, id);
    expect((await shop.call('delivery.change', { ...depart, addressVersion: 1 })).msgKey).toBe(
      'order.addressChanged',
    );
    expect(await seen(lin, id)).toEqual(before);
    const { addressVersion } = (await shop.call('delivery.show', { id: depart.id })).data;
    expect(addressVersion).toBe(2);
    expect((await shop.call('delivery.change', { ...depart, addressVersion })).code).toBe(200);
    expect((await seen(lin, id)).status).toBe(3);
  });

  it('when somebody agrees and ships at once: the second one hears it', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { lin, id } = await paid({ recorded: true });
      const answer = { id: await proposal(lin, id), answer: 'agree' } as const;
      const agree = () => lin.call('order.answerAddress', answer);
      const ship = () => shop.call('shopOrder.ship', { id, ...carried, addressVersion: 1 });
      const [agreed, shipped] =
        round % 2 === 0
          ? await Promise.all([agree(), ship()])
          : (await Promise.all([ship(), agree()])).toReversed();
      const after = await seen(lin, id);
      const outcome = [agreed?.msgKey ?? 'agreed', shipped?.msgKey ?? 'shipped'].join();
      outcomes.add(outcome);
      expect(['agreed,order.addressChanged', 'order.proposalOver,shipped']).toContain(outcome);
      expect([after.address.name, after.status]).toEqual(
        outcome.startsWith('agreed') ? ['王小明', 2] : ['林', 3],
      );
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  it('when the buyer changes it while it is recorded, one after the other', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { lin, id, second } = await paid();
      const [changed, recorded] = await Promise.all([
        lin.call('order.changeAddress', { id, addressId: second }),
        shop.call('shopOrder.record', { id }),
      ]);
      expect(recorded.code).toBe(200);
      const { address } = await seen(lin, id);
      expect([changed.msgKey, address.name]).toEqual(
        changed.code === 200 ? [undefined, '林小满'] : ['order.notAllowed', '林'],
      );
    }
  });
});
