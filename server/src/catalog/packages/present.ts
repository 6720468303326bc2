import { pickText } from '@mall/contract/core/languages';
import type { Item, Output } from '@mall/contract/operations';
import { packagePriceOf } from '@mall/contract/catalog/package';
import type { View } from '../products/visible.queries.ts';
import {
  chosenOptions,
  packageLines,
  type PricedOption,
  type PricedPackage,
  type PricedSlot,
} from './priced.ts';
import type { SizeOf } from './sizes.queries.ts';

type Card = Item<'package.list'>;
type Detail = Output<'package.detail'>;
type SlotView = Detail['places'][number]['slots'][number];

const shownImages = 4;

export const toCard = (priced: PricedPackage, { language }: View): Card => {
  const { row, slots, made, rate } = priced;
  const options = chosenOptions(priced, made);
  const { text, contentLang } = pickText(row.name, language);
  const { price, saving } = packagePriceOf(packageLines(options, 'visitor'), rate);
  return {
    id: String(row.id),
    name: text,
    contentLang,
    slogan: pickText(row.slogan, language).text,
    cover: row.cover,
    banner: row.banner,
    categoryId: String(row.category_id),
    tier: row.tier,
    special: row.special,
    pieces: options.reduce((count, { qty }) => count + qty, 0),
    rooms: row.rooms.map(({ name }) => pickText(name, language).text),
    images: options.slice(0, shownImages).map(({ priceable }) => priceable.image),
    price,
    memberPrice: packagePriceOf(packageLines(options, 'member'), rate).price,
    saving,
    available: slots.every(({ min, options: own }) => own.filter(({ available }) => available).length >= min),
  };
};

export const toDetail = (priced: PricedPackage, view: View, sizeOf: SizeOf): Detail => {
  const { row, slots } = priced;
  const shown = new Map(slots.map((slot) => [slot.key, slot]));
  return {
    ...toCard(priced, view),
    album: [...row.album],
    hotspots: [...row.hotspots],
    places: row.rooms.map((place) => ({
      key: place.key,
      name: pickText(place.name, view.language).text,
      slots: place.slots.flatMap(({ key }) => {
        const slot = shown.get(key);
        return slot === undefined ? [] : [toSlot(slot, view, sizeOf)];
      }),
    })),
  };
};

const toSlot = ({ key, row, min, max, options }: PricedSlot, view: View, sizeOf: SizeOf): SlotView => ({
  key,
  name: pickText(row.name, view.language).text,
  min,
  max,
  options: options.map((option) => toOption(option, view, sizeOf)),
});

const toOption = (
  { skuId, qty, isDefault, available, priceable }: PricedOption,
  { language }: View,
  sizeOf: SizeOf,
): SlotView['options'][number] => ({
  skuId,
  productId: priceable.productId,
  name: pickText(priceable.name, language).text,
  specText: pickText(priceable.specText, language).text,
  image: priceable.image,
  size: sizeOf(skuId),
  qty,
  isDefault,
  available,
  price: priceable.prices.visitorPrice,
  memberPrice: priceable.prices.memberPrice,
  stock: Math.max(0, priceable.stock),
  leadDays: priceable.leadDays,
});
