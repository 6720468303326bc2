import type { Item, Plan } from '@mall/contract/catalog/design';
import { json, type Tx } from '../platform/db/open.ts';
import type { DemoProduct } from './products.ts';
import { pictureUrl, type SourceRoom } from './source.ts';
import type { FourTexts } from './source.ts';
import casesJson from './texts/cases.json' with { type: 'json' };

export const caseWords: Readonly<Record<string, { room: string; style: string; intro: FourTexts }>> =
  casesJson;

/** Writes a design case of every demo room: its picture with hotspots, and its plan to scale. */
export const writeDesignCases = async (
  tx: Tx,
  products: readonly DemoProduct[],
  rooms: readonly SourceRoom[],
): Promise<void> => {
  const skuOf = firstSkus(products);
  await tx
    .insertInto('design_cases')
    .values(
      rooms.map((room, index) => {
        const said = caseWords[room.id];
        if (said === undefined) throw new Error(`The demo has no words for the room ${room.id}.`);
        return {
          id: index + 1,
          title: json(room.title),
          intro: json(said.intro),
          room: said.room,
          style: said.style,
          cover: pictureUrl(`covers/${room.id}`),
          banner: pictureUrl(`rooms/${room.id}`),
          area: areaOf(room),
          hotspots: json(hotspotsOf(room, 'banner', skuOf)),
          plan: json(planOf(room, skuOf)),
          sort: index,
        };
      }),
    )
    .execute();
};

/** Square decimetres. */
export const areaOf = ({ size: [w, d] }: SourceRoom): number => Math.round((w * d) / 10_000);

type SkuOf = (product: string) => number | undefined;

/** The first SKU of a product: the one in its main picture and in the demo's rooms. */
export const firstSkus = (products: readonly DemoProduct[]): SkuOf => {
  const ids = new Map(products.map(({ source, skus }) => [source.id, skus[0]?.id]));
  return (product) => ids.get(product);
};

/** One for each product in the wide picture of a room, or its cover, however many times it appears there. */
export const hotspotsOf = ({ places }: SourceRoom, picture: 'banner' | 'cover', skuOf: SkuOf) => {
  const seen = new Set<string>();
  return places.flatMap(({ product, [picture]: spot }) => {
    const skuId = skuOf(product);
    if (spot === null || skuId === undefined || seen.has(product)) return [];
    seen.add(product);
    return [{ x: spot[0], y: spot[1], skuId }];
  });
};

const doorMm = 900;

/** The room with a door in the wall behind the camera, and everything in its place. */
export const planOf = ({ size: [w, d, height], places }: SourceRoom, skuOf: SkuOf): Plan => ({
  rooms: [
    {
      id: 'room',
      name: '',
      polygon: [
        { x: 0, y: 0 },
        { x: w, y: 0 },
        { x: w, y: d },
        { x: 0, y: d },
      ],
      height,
      openings: [
        { id: 'door', kind: 'door', wall: 2, at: w - doorMm, width: doorMm, hinge: 'end', swing: 'out' },
        { id: 'window', kind: 'window', wall: 3, at: d / 2, width: 1600, hinge: 'start', swing: 'in' },
      ],
    },
  ],
  items: places.flatMap(({ product, x, y, rotation }, index): Item[] => {
    const skuId = skuOf(product);
    return skuId === undefined
      ? []
      : [{ id: `item-${index}`, skuId: String(skuId), own: null, x, y, rotation, locked: false }];
  }),
});
