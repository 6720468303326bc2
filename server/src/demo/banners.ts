import { bannerType } from '@mall/contract/core/limits';
import type { Texts } from '@mall/contract/core/languages';
import { json, type Tx } from '../platform/db/open.ts';
import { insertInParts } from './insert.ts';
import type { DemoProduct } from './products.ts';
import { pictureUrl, type SourceRoom } from './source.ts';
import { brands } from './texts.ts';
import bannersJson from './texts/banners.json' with { type: 'json' };

type Words = { room: string; tone: string; title: Texts; subtitle: Texts; href: string };
const home: readonly Words[] = bannersJson.home;
/** One large picture each: influencer, made to measure, small items, new, flash sale. */
const tiles: Readonly<Record<string, Words>> = bannersJson.tiles;

type Row = {
  type: number;
  title: Texts;
  subtitle: Texts;
  pc_image: string;
  mobile_image: string | null;
  class_id: string | null;
  href: string | null;
  tone: string;
  productIds: number[];
};

const none: Texts = { zh: '' };
const productHref = (id: number) => `/product?productId=${id}`;

/** Writes banners of every type 1 to 9 (spec §7: 4 brand, 5 unique picks, 9 buyer show). */
export const writeBanners = async (
  tx: Tx,
  products: readonly DemoProduct[],
  rooms: readonly SourceRoom[],
): Promise<void> => {
  const inRoom = (room: string): number[] => {
    const ids = rooms.find(({ id }) => id === room)?.products ?? [];
    return products.filter(({ source }) => ids.includes(source.id)).map(({ id }) => id);
  };
  const ofRoom = (type: number, words: Words): Row => ({
    type,
    title: words.title,
    subtitle: words.subtitle,
    pc_image: pictureUrl(`rooms/${words.room}`),
    mobile_image: pictureUrl(`covers/${words.room}`),
    class_id: null,
    href: words.href,
    tone: words.tone,
    productIds: inRoom(words.room),
  });
  const rows = [
    ...home.map((words) => ofRoom(bannerType.home, words)),
    ...Object.entries(tiles).map(([type, words]) => ofRoom(Number(type), words)),
    ...brandRows(products),
    ...uniqueRows(products),
    ...showRows(products, rooms, inRoom),
  ].map((row, index) => ({ ...row, id: index + 1 }));
  await insertInParts(rows, (part) =>
    tx
      .insertInto('banners')
      .values(
        part.map(({ productIds, title, subtitle, ...row }) => ({
          ...row,
          title: json(title),
          subtitle: json(subtitle),
          product_ids: json(productIds),
          sort: 0,
        })),
      )
      .execute(),
  );
};

const brandRows = (products: readonly DemoProduct[]): Row[] => {
  const coversOf = (of: readonly DemoProduct[]) =>
    of.flatMap(({ images }) => images.filter((image) => image.includes('/covers/')));
  const taken = new Set<string>();
  const rows = Object.entries(brands).map(([id, brand]) => {
    const own = products.filter(({ brandId }) => brandId === Number(id));
    const covers = coversOf(own);
    // Brands appear in the same rooms; each is displayed in another one as long as there is one.
    const cover = covers.find((image) => !taken.has(image)) ?? covers[0] ?? '';
    taken.add(cover);
    return {
      type: bannerType.brand,
      title: brand.name,
      subtitle: brand.intro,
      pc_image: cover,
      mobile_image: null,
      class_id: id,
      href: `/brandGoods?brandId=${id}`,
      tone: 'light',
      productIds: own.slice(0, 8).map((product) => product.id),
    };
  });
  // A brand without a piece in any room has one that no other has; a piece alone on white would be an empty
  // card.
  const all = [...new Set(coversOf(products))];
  const spare = [...all.filter((image) => !taken.has(image)), ...all.toReversed()];
  return rows.map((row) => ({ ...row, pc_image: row.pc_image || (spare.shift() ?? '') }));
};

const uniqueRows = (products: readonly DemoProduct[]): Row[] =>
  products
    .filter(({ flags, images }) => flags.recommend && images.length > 1)
    .slice(0, 12)
    .map((product) => ({
      type: bannerType.unique,
      title: product.source.name,
      subtitle: product.origin,
      pc_image: product.images.find((image) => image.includes('/covers/')) ?? product.images[0] ?? '',
      mobile_image: null,
      class_id: String(product.id),
      href: productHref(product.id),
      tone: 'light',
      productIds: [product.id],
    }));

/** Homes of buyers: every room, and pieces in the colours that buyers chose. */
const showRows = (
  products: readonly DemoProduct[],
  rooms: readonly SourceRoom[],
  inRoom: (room: string) => number[],
): Row[] => [
  ...rooms.map((room) => ({
    type: bannerType.buyerShow,
    title: room.title,
    subtitle: none,
    pc_image: pictureUrl(`covers/${room.id}`),
    mobile_image: null,
    class_id: null,
    href: null,
    tone: 'light',
    productIds: inRoom(room.id),
  })),
  ...products
    .filter(({ images }) => images.some((image) => image.includes('--')))
    .slice(0, 42)
    .map((product) => ({
      type: bannerType.buyerShow,
      title: product.source.name,
      subtitle: none,
      pc_image: product.images.find((image) => image.includes('--')) ?? '',
      mobile_image: null,
      class_id: String(product.id),
      href: productHref(product.id),
      tone: 'light',
      productIds: [product.id],
    })),
];
