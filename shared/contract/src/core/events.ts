import type { Mark } from './limits.ts';
/** Events between remotes and shell, in the past tense; never commands (federation.md §1.4). */
export type MallEvents = {
  'cart/changed': { count: number };
  'session/changed': { signedIn: boolean };
  'shop/changed': { code: string | null };
  'order/placed': { orderId: string };
  'order/paid': { orderId: string };
  'message/read': { unread: number };
  'favourite/changed': { productId: string; state: Mark };
  'coupon/taken': { templateId: string };
};
/** Topics whose last value a late listener still receives. */
export const replayed: ReadonlySet<keyof MallEvents> = new Set([
  'cart/changed',
  'session/changed',
  'shop/changed',
]);
