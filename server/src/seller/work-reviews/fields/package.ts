import { type PackageContent, type PackageSlot, slotsOf } from '@mall/contract/seller/own-package';
import {
  choice,
  type Entry,
  flag,
  lines,
  money,
  named,
  type Names,
  pictures,
  sayIn,
  texts,
} from './entries.ts';

/** What a package says: its rooms slot by slot, with the pieces by name. */
export const packageEntries = (content: PackageContent, names: Names): Entry[] => [
  ...texts('name', content.name),
  ...texts('slogan', content.slogan),
  ...named('category', content.categoryId, names.category),
  ...choice('tier', content.tier),
  ...flag('special', content.special),
  ...pictures('cover', [content.cover]),
  ...pictures('banner', [content.banner]),
  ...pictures('album', content.album),
  ...spotEntries(content, names),
  ...content.rooms.flatMap((room) =>
    room.slots.flatMap((slot) =>
      lines('slot', piecesOf(slot, names), {
        of: `${sayIn(names.language, room.name)} · ${sayIn(names.language, slot.name)}`,
        key: `${room.key}.${slot.key}`,
        mark: JSON.stringify([room.name, slot]),
      }),
    ),
  ),
  ...choice('priceKind', content.priceKind),
  ...money('price', content.price),
];

/** `Oak sofa × 2 ✓`: the pieces that may stand there; those with a mark stand there at first. */
const piecesOf = ({ options }: PackageSlot, names: Names): string[] =>
  options.map(
    ({ skuId, qty, isDefault }) =>
      `${names.sku(skuId)}${qty === 1 ? '' : ` × ${qty}`}${isDefault ? ' ✓' : ''}`,
  );

const spotEntries = (content: PackageContent, { language }: Names): Entry[] => {
  const slots = new Map(slotsOf(content).map((slot) => [slot.key, sayIn(language, slot.name)]));
  return lines(
    'spots',
    content.hotspots.map(({ x, y, slot }) => `${slots.get(slot) ?? slot} (${placeText(x, y)})`),
  );
};

/** Where a spot is in its picture. */
export const placeText = (x: number, y: number): string =>
  `${Math.round(x / 100)} %, ${Math.round(y / 100)} %`;
