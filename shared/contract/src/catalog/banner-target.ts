import type { z } from 'zod';
import { paths } from '../core/paths.ts';
import type { Banner } from './catalog.shapes.ts';

export type BannerItem = z.output<typeof Banner>;
export type Target = { to: string } | { href: string };

/**
 * Where a banner leads: its own jump, else its category, else its first product. A jump written by a merchant may be a path
 * of this mall that some remote shows, or a web address; anything else (`javascript:`, `//host`) leads nowhere.
 */
export const bannerTarget = (
  { href, class_id, product }: Pick<BannerItem, 'href' | 'class_id' | 'product'>,
  opens: (path: string) => boolean,
): Target | undefined => {
  const jump = href === null ? undefined : jumpTarget(href, opens);
  if (jump) return jump;
  if (class_id !== null) return { to: paths.productCenter({ categoryId: class_id }) };
  const [first] = product.list;
  return first && { to: paths.product({ productId: first.id }) };
};

/** The jump of a shop's banner, which has nothing but an address. */
export const jumpTarget = (href: string, opens: (path: string) => boolean): Target | undefined => {
  if (/^\/(?![/\\])/.test(href)) return opens(href) ? { to: href } : undefined;
  return /^https?:\/\/[^/]/i.test(href) ? { href } : undefined;
};
