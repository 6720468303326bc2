import type { Output } from '@mall/contract/operations';
import { api } from '../api/call.ts';
import { tab } from '../store/storage.ts';
import { session, type UserInfo } from './session.ts';

/**
 * Fetches the missing facts about the signed-in member: user info and distribution info are stored for the
 * tab and fetched only when absent (spec §4). Failures are silent: the page works without a name.
 */
export const learnFacts = async (): Promise<void> => {
  const { token } = session.read();
  if (token === null) return;
  const [user, shop, promoter] = await Promise.all([
    userInfo().catch(() => null),
    place().catch(() => undefined),
    distributeStatus().catch(() => false),
  ]);
  if (session.read().token !== token) return;
  session.learn({
    user,
    isShop: shop?.isShop === 1,
    shopId: shop?.shopId ?? null,
    permissions: shop?.permissions ?? [],
    isDistribute: promoter,
    owesSecondFactor: shop?.owesSecondFactor ?? null,
    known: true,
  });
};

/**
 * The shop that the member works for in this tab; when they no longer do, the shop that is theirs by default.
 */
const place = async (): Promise<Output<'member.isShop'>> => {
  const found = await api('member.isShop', {});
  if (found.isShop || !tab.read('office')) return found;
  tab.write('office', null);
  return api('member.isShop', {});
};

/** Refreshes the stored copy after the profile was saved. */
export const refreshUser = async (): Promise<void> => {
  tab.write('userInfo', null);
  session.learn({ user: await userInfo() });
};

/** Refreshes the promoter's status after an application was sent or decided. */
export const refreshDistribution = async (): Promise<void> => {
  tab.write('distributeUserCenterInfo', null);
  tab.write('distributionUserInfo', null);
  session.learn({ isDistribute: await distributeStatus() });
};

/** The promoter's own data, fetched once per tab. */
export const distributionUser = () => kept('distributionUserInfo', () => api('distribution.user', {}));

const userInfo = (): Promise<UserInfo> => kept('userInfo', () => api('member.userInfo', {}));

const distributeStatus = async (): Promise<boolean> => {
  const status = await kept('distributeUserCenterInfo', () => api('distribution.status', {}));
  return status.isDistribute === 1;
};

const kept = async <T>(
  key: 'userInfo' | 'distributeUserCenterInfo' | 'distributionUserInfo',
  fetch: () => Promise<T>,
): Promise<T> => {
  const known = tab.read(key);
  if (typeof known === 'object' && known !== null) return known as T; // written below, by this very function
  const fetched = await fetch();
  tab.write(key, fetched);
  return fetched;
};
