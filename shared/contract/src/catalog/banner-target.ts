import type { z } from 'zod';
import { paths } from '../core/paths.ts';
import type { Banner } from './catalog.shapes.ts';

export type BannerItem = z.output<typeof Banner>;
export type Target = { to: string } | { href: string };

/**
 * The address of a banner: its own link, else its category, else its first product. A merchant's link may be
 * a path that a remote serves, or a web address; anything else (`javascript:`, `//host`) is ignored.
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

/** The link of a shop's banner, which has only an address. */
export const jumpTarget = (href: string, opens: (path: string) => boolean): Target | undefined => {
  if (/^\/(?![/\\])/.test(href)) return opens(href) ? { to: href } : undefined;
  return /^https?:\/\/[^/]/i.test(href) ? { href } : undefined;
};
