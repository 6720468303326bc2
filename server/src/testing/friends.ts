import type { Sent } from '@mall/contract/operations';
import { dayMs } from '@mall/contract/core/time';
import { sql } from 'kysely';
import { hashShown, type People, type Shopper } from './people.ts';
import type { Api } from './start-api.ts';

export const longAgo = new Date(Date.now() - 90 * dayMs);
type Terms = Partial<Sent<'platformBoost.create'>>;
type Made = { proved?: boolean; since?: Date; ip?: string; device?: string };

/** Members who launch boosts and help each other, through the API. */
export const createFriends = (api: Api, people: People) => {
  let devices = 0;
  /** A member with a device and an address of their own, who has been here for long. */
  const somebody = async (over: Made = {}) => {
    devices += 1;
    const n = devices;
    const memberId = await api.given.member({ since: longAgo, ...over });
    const ip = over.ip ?? `10.${Math.floor(n / 250)}.${n % 250}.7`;
    const { call } = api.as({ token: await api.signIn(memberId), ip });
    const cookie = `mall_id=${over.device ?? `device-${String(n)}-x`}`;
    return {
      memberId,
      help: (id: string, headers: Record<string, string> = {}) =>
        call('boost.help', { id }, { cookie, ...headers }),
      detail: (id: string) => call('boost.detail', { id }, { cookie }),
    };
  };
  const crowd = (n: number) => Promise.all(Array.from({ length: n }, () => somebody()));

  /** A launch of a shopper, or of a new one. */
  const launched = async (over: Terms = {}, who?: Shopper) => {
    const lin = who ?? (await people.shopper());
    const activityId = await people.boost(over);
    const { data: launch } = await lin.call('boost.initiate', { id: activityId });
    return { lin, activityId, launch };
  };
  /** The same with its goal reached by the one friend that it needs. */
  const reached = async (over: Terms = {}, who?: Shopper) => {
    const made = await launched({ helps: 2, ...over }, who);
    const { code } = await (await somebody()).help(made.launch.id);
    expect(code).toBe(200);
    return made;
  };

  const stockOf = async (activityId: string) => {
    const { rows } = await sql<{ left: number; held: number | null }>`
      select a.stock_left as left, s.held from boost_activities a left join skus s on s.id = a.sku_id
        where a.id = ${activityId}`.execute(api.db);
    return rows[0];
  };
  const passTime = (id: string, column: 'expires_at' | 'order_until') =>
    api.db
      .updateTable('boost_launches')
      .set({ [column]: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute();
  const order = async (who: Shopper, id: string) => {
    const preview = await who.call('boost.preview', { id, addressId: who.addressId });
    return who.call('boost.order', { id, addressId: who.addressId, previewHash: hashShown(preview) });
  };
  return { somebody, crowd, launched, reached, stockOf, passTime, order };
};
export type BoostFriends = ReturnType<typeof createFriends>;
