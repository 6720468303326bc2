import { bps, money, type Money, ratio, sum, times } from '@mall/contract/core/money';
import type { Texts } from '@mall/contract/core/languages';
import { json, type Tx } from '../platform/db/open.ts';
import type { StoredPlace } from '../platform/db/schema.ts';
import type { DemoProduct } from './products.ts';
import { type FourTexts, pictureUrl, type SourceRoom } from './source.ts';
import casesJson from './texts/cases.json' with { type: 'json' };
import wordsJson from './texts/packages.json' with { type: 'json' };

const slotNames: Readonly<Record<string, FourTexts>> = wordsJson.slots;
const categories: Readonly<Record<string, FourTexts>> = wordsJson.categories;
const cases: Readonly<Record<string, { room: string; intro: FourTexts }>> = casesJson;

type Plan = {
  name: Texts;
  slogan: Texts;
  category: string;
  tier: string;
  special: boolean;
  /** Its share of its pieces' prices. */
  bps: number;
  rooms: readonly SourceRoom[];
};

/** Writes a package of every demo room and three of whole homes, in three price classes. */
export const writePackages = async (
  tx: Tx,
  products: readonly DemoProduct[],
  rooms: readonly SourceRoom[],
): Promise<void> => {
  const keys = Object.keys(categories);
  const plans = plansOf(rooms);
  await tx
    .insertInto('package_categories')
    .values(
      keys.map((key, sort) => {
        const first = plans.find(({ category }) => category === key);
        return {
          id: sort + 1,
          name: json(categories[key]),
          cover: pictureUrl(`covers/${first?.rooms[0]?.id ?? ''}`),
          sort,
        };
      }),
    )
    .execute();
  for (const [index, plan] of plans.entries()) {
    const id = index + 1;
    await tx
      .insertInto('packages')
      .values({
        id,
        category_id: keys.indexOf(plan.category) + 1,
        tier: plan.tier,
        special: plan.special,
        live_version: null,
        sort: index,
      })
      .execute();
    await tx
      .insertInto('package_versions')
      .values(versionRow(id, plan, products))
      .execute();
    await tx.updateTable('packages').set({ live_version: 1 }).where('id', '=', id).execute();
  }
};

const plansOf = (rooms: readonly SourceRoom[]): Plan[] => {
  const roomOf = (id: string): SourceRoom => {
    const room = rooms.find((one) => one.id === id);
    if (room === undefined) throw new Error(`The demo has no room ${id}.`);
    return room;
  };
  const single = wordsJson.rooms.map(({ key, ...plan }) => ({
    ...plan,
    name: roomOf(key).title,
    slogan: cases[key]?.intro ?? roomOf(key).title,
    category: cases[key]?.room ?? 'living',
    rooms: [roomOf(key)],
  }));
  const whole = wordsJson.homes.map(({ rooms: ids, ...plan }) => ({ ...plan, rooms: ids.map(roomOf) }));
  return [...whole, ...single];
};

const versionRow = (id: number, plan: Plan, products: readonly DemoProduct[]) => {
  const places = plan.rooms.map((room) => placeOf(room, products));
  const covers = plan.rooms.map((room) => pictureUrl(`covers/${room.id}`));
  const banners = plan.rooms.map((room) => pictureUrl(`rooms/${room.id}`));
  return {
    package_id: id,
    version: 1,
    name: json(plan.name),
    slogan: json(plan.slogan),
    cover: covers[0] ?? '',
    banner: banners[0] ?? '',
    album: json([...banners, ...covers]),
    hotspots: json(hotspotsOf(plan.rooms[0], products)),
    rooms: json(places),
    price: priceOf(places, products, plan.bps),
    review_status: 'approved',
  };
};

const mostSwaps = 6;

/**
 * A place for each product of a room, as many times as it appears there, with others of its kind that take no
 * more space.
 */
const placeOf = (room: SourceRoom, products: readonly DemoProduct[]): StoredPlace => ({
  key: room.id,
  name: room.title,
  slots: [...countsOf(room)].flatMap(([productKey, qty]) => {
    const made = products.find(({ source }) => source.id === productKey);
    const [first] = made?.skus ?? [];
    if (made === undefined || first === undefined) return [];
    const fits = products
      .filter(({ section, source }) => section === made.section && source.id !== productKey)
      .flatMap(({ skus }) => skus.slice(0, 1))
      .filter(({ w, d }) => w <= first.w * 1.1 && d <= first.d * 1.1);
    const own = made.skus.filter(({ w, d }) => w === first.w && d === first.d).slice(1, 3);
    return {
      key: slotKey(room, productKey),
      name: slotNames[made.section] ?? made.source.name,
      min: optional.has(made.section) ? 0 : 1,
      max: 1,
      options: [first, ...[...own, ...fits].slice(0, mostSwaps)].map(({ id }, index) => ({
        skuId: id,
        qty,
        isDefault: index === 0,
      })),
    };
  }),
});

/** The optional pieces of a room. */
const optional = new Set(['plants', 'pendants', 'floorLamps', 'soft', 'diningExtras']);

const slotKey = (room: SourceRoom, product: string): string => `${room.id}-${product}`.slice(0, 40);

const countsOf = ({ places }: SourceRoom): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { product } of places) counts.set(product, (counts.get(product) ?? 0) + 1);
  return counts;
};

const hotspotsOf = (room: SourceRoom | undefined, products: readonly DemoProduct[]) => {
  const seen = new Set<string>();
  return (room?.places ?? []).flatMap(({ product, banner }) => {
    const known = products.some(({ source }) => source.id === product);
    if (room === undefined || banner === null || !known || seen.has(product)) return [];
    seen.add(product);
    return [{ x: banner[0], y: banner[1], slot: slotKey(room, product) }];
  });
};

/** At the rate, rounded to ten yuan, and never below the lowest allowed price of the pieces. */
const priceOf = (places: readonly StoredPlace[], products: readonly DemoProduct[], rate: number): Money => {
  const skus = new Map(products.flatMap((product) => product.skus.map((sku) => [sku.id, sku])));
  const made = places.flatMap(({ slots }) =>
    slots.flatMap(({ options }) => options.filter(({ isDefault }) => isDefault)),
  );
  const sumOf = (part: 'price' | 'supply_price') =>
    sum(made.map(({ skuId, qty }) => times(skus.get(skuId)?.[part] ?? money(0), qty)));
  const price = times(ratio(bps(sumOf('price'), rate), 1, 1000), 1000);
  const least = sumOf('supply_price');
  return price < least ? least : price;
};
