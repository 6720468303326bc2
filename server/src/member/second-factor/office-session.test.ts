import { sql } from 'kysely';
import { createPeople, type People } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { openField } from '../../platform/sealed-fields/fields.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterAll(() => api.stop());

/** An owner whose session was proved, and their office last used, so many minutes ago. */
const owner = async (proved: number | null, used: number | null) => {
  const shop = await people.shop();
  await sql`
    update sessions set proved_at = now() - make_interval(mins => ${proved}::int),
      office_seen_at = now() - make_interval(mins => ${used}::int)
    where user_id = ${shop.ownerId}`.execute(api.db);
  await api.db
    .updateTable('users')
    .set({ mobile_proved_at: new Date() })
    .where('id', '=', shop.ownerId)
    .execute();
  return shop;
};
const usedAgo = async (ownerId: string): Promise<number | null> => {
  const { rows } = await sql<{ ago: number | null }>`
    select (extract(epoch from now() - office_seen_at) / 60)::int as ago from sessions
    where user_id = ${ownerId}`.execute(api.db);
  return rows[0]?.ago ?? null;
};

describe('an office', () => {
  it.each([
    ['just signed in', 0, null],
    ['signed in this morning, at work since', 11 * 60, 10],
    ['back from shopping within half an hour', 29, null],
  ])('is open to an owner %s', async (_what, proved, used) => {
    const shop = await owner(proved, used);
    expect((await shop.call('shop.profile')).code).toBe(200);
    expect(await usedAgo(shop.ownerId)).toBe(0);
  });

  it.each([
    ['signed in more than twelve hours ago', 12 * 60 + 1, 1],
    ['away for half an hour', 60, 31],
    ['who was only shopping', 31, null],
    ['with a session from before this was kept', null, null],
  ])('asks an owner %s again, who goes on shopping meanwhile', async (_what, proved, used) => {
    const shop = await owner(proved, used);
    expect(await shop.call('shop.profile')).toMatchObject({ code: 40310, msgKey: 'proof.needed' });
    expect((await shop.call('message.list', { audience: 'shop' })).msgKey).toBe('proof.needed');
    expect((await shop.call('message.count', { audience: 'shop' })).data).toEqual({ messageCount: 0 });
    expect((await shop.call('cart.get')).code).toBe(200);
    expect(await usedAgo(shop.ownerId)).toBe(used);
  });

  it('opens at once after a proof, in every process', async () => {
    const shop = await owner(31, null);
    const there = api.asIn(await api.twin(), { token: shop.token ?? '' });
    for (const { call } of [shop, there]) expect((await call('shop.profile')).msgKey).toBe('proof.needed');
    const row = await api.db
      .selectFrom('users')
      .select('mobile')
      .where('id', '=', shop.ownerId)
      .executeTakeFirstOrThrow();
    const mobile = openField(row.mobile, shop.ownerId);
    await shop.call('account.sendCode', { purpose: 'stepUp' });
    const verify_code = api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
    expect((await shop.call('account.prove', { verify_code })).code).toBe(200);
    for (const { call } of [shop, there]) expect((await call('shop.profile')).code).toBe(200);
  });

  it('is not kept open by a page that nobody touches', async () => {
    const shop = await owner(60, 20);
    expect((await shop.call('shop.profile', {}, { 'x-idle': '300' })).code).toBe(200);
    expect(await usedAgo(shop.ownerId)).toBe(20);
    expect((await shop.call('shop.profile', {}, { 'x-idle': '5' })).code).toBe(200);
    expect(await usedAgo(shop.ownerId)).toBe(0);
  });

  it('of the operator and of staff asks in the same way', async () => {
    const shop = await people.shop();
    const wen = await people.staff(shop.id, 'manager');
    const operator = await api.given.member({ operator: true });
    const desk = api.as({ token: await api.signIn(operator) });
    await sql`update sessions set proved_at = now() - interval '31 minutes'
      where user_id in (${wen.memberId}, ${operator})`.execute(api.db);
    expect((await wen.call('shop.profile')).msgKey).toBe('proof.needed');
    expect((await desk.call('platformPromoter.list')).msgKey).toBe('proof.needed');
  });
});
