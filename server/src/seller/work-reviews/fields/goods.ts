import type { Box, GoodsContent, GoodsSku, Size } from '@mall/contract/seller/own-goods';
import { skuKey } from '@mall/contract/seller/sku-rows';
import {
  choice,
  type Entry,
  flag,
  lines,
  money,
  named,
  type Names,
  number,
  pictures,
  sayIn,
  texts,
} from './entries.ts';

const sizeText = ({ w, d, h }: Size): string | null => (w + d + h === 0 ? null : `${w} × ${d} × ${h} mm`);
const boxText = (box: Box): string => `${box.w} × ${box.d} × ${box.h} mm, ${box.kg} kg`;

/** What a product says, with its current stock (`asOfNow`, `liveOf`). */
export const goodsEntries = (content: GoodsContent, names: Names): Entry[] => [
  ...texts('name', content.name),
  ...named('category', content.categoryId, names.category),
  ...named('brand', content.brandId, names.brand),
  ...named('unit', content.unit, (key) => names.attribute('unit', key)),
  ...texts('origin', content.origin),
  ...texts('hardness', content.hardness),
  ...pictures('images', content.images),
  ...lines('video', [content.video]),
  ...specEntries(content, names),
  ...content.skus.flatMap((sku) => skuEntries(content, sku, names)),
  ...number('member', content.memberBps === null ? null : content.memberBps / 100, 'percent'),
  ...choice('freightKind', content.freightKind),
  ...money('freight', content.freight),
  ...lines('size', [sizeText(content.size)]),
  ...lines('boxes', content.boxes.map(boxText)),
  ...number('lead', content.leadDays, 'days'),
  ...texts('detail', content.detail),
  ...pictures('detailImages', content.detailImages),
  ...content.facts.flatMap(({ name, value }, at) =>
    texts('fact', value, { of: sayIn(names.language, name), key: String(at), mark: JSON.stringify(name) }),
  ),
  ...texts('keywords', content.keywords),
  ...lines(
    'styles',
    content.styles.map((key) => names.attribute('style', key)),
  ),
  ...lines(
    'materials',
    content.materials.map((key) => names.attribute('material', key)),
  ),
  ...flag('onSale', content.onSale),
  ...flag('isNew', content.isNew),
  ...flag('recommend', content.recommend),
  ...flag('influencer', content.influencer),
  ...flag('custom', content.custom),
  ...number('sales', content.sales),
];

const specEntries = ({ specType, specs }: GoodsContent, { language }: Names): Entry[] =>
  specType !== 'multi'
    ? []
    : specs.flatMap(({ key, name, values }) => {
        const of = sayIn(language, name);
        const said = values.map((value) =>
          [sayIn(language, value.name), value.colour].filter((part) => part !== null).join(' '),
        );
        // The names in other languages, too, are compared.
        const mark = JSON.stringify([name, values.map((value) => value.name)]);
        return [
          ...lines('spec', said, { of, key, mark }),
          ...pictures(
            'specPictures',
            values.map(({ image }) => image),
            // Whose picture is whose is compared, too.
            { of, key, mark: JSON.stringify(values.map(({ id, image }) => [id, image])) },
          ),
        ];
      });

const skuEntries = (content: GoodsContent, sku: GoodsSku, { language }: Names): Entry[] => {
  const chosen = content.specs.flatMap(({ values }) => values.filter(({ id }) => sku.valueIds.includes(id)));
  const label = chosen.map(({ name }) => sayIn(language, name)).join(' · ');
  const of = { ...(label === '' ? {} : { of: label }), key: `sku ${skuKey(sku.valueIds)}` };
  if (!sku.on) return flag('offered', false, of);
  return [
    ...flag('offered', true, of),
    ...lines('articleNo', [sku.no], of),
    ...money('price', sku.price, of),
    ...money('supply', sku.supply, of),
    ...number('stock', sku.stock, 'pieces', of),
    ...(sku.size === null ? [] : lines('size', [sizeText(sku.size)], of)),
    ...(sku.boxes === null ? [] : lines('boxes', sku.boxes.map(boxText), of)),
  ];
};
