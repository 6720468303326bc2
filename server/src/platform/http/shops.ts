import type { Db } from '../db/open.ts';
import type { Answers, Stamp } from './answers.ts';
import type { ShopContext } from './caller.ts';
import { findShop } from './shops.queries.ts';
import { clock } from '../clock/clock.ts';

export type FindShop = (code: string | null) => Promise<ShopContext | null>;
export type Shops = {
  /** The cached result for a code: a shop, no shop (null), or nothing (undefined). */
  peek: (code: string) => ShopContext | null | undefined;
  find: FindShop;
  /** The last result for a code, however old: better than none while the database is away. */
  last: (code: string) => ShopContext | null | undefined;
};

const shopsHeld = 1000;
/** Another process cannot raise our stamp: its change of a shop's terms is seen after this at the latest. */
const shopMaxAgeMs = 3000;
const stamp: readonly Stamp[] = ['shops'];

/**
 * A cached `findShop`, until the stamp `shops` is raised: visitors of a shop send its code with every
 * request.
 */
export const rememberShops = (db: Db, answers: Pick<Answers, 'version'>, now = clock.nowMs): Shops => {
  const held = new Map<string, { shop: ShopContext | null; at: number; version: string }>();
  const peek = (code: string) => {
    const found = held.get(code);
    return found !== undefined && found.version === answers.version(stamp) && now() - found.at < shopMaxAgeMs
      ? found.shop
      : undefined;
  };
  return {
    peek,
    last: (code) => held.get(code)?.shop,
    find: async (code) => {
      if (code === null) return null;
      const known = peek(code);
      if (known !== undefined) return known;
      const version = answers.version(stamp);
      const shop = await findShop(db, code);
      if (held.size >= shopsHeld) held.clear();
      held.set(code, { shop, at: now(), version });
      return shop;
    },
  };
};
