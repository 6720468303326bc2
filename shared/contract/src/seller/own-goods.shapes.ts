import { z } from 'zod';
import { attributeKey } from '../catalog/mall-catalogue.ts';
import { Flag, int, listOf, MediaUrl, NumId, text, TextByLanguage } from '../core/schema-helpers.ts';
import { maxMoney } from '../core/money.ts';
import { goodsLimits as most, isVideoLink } from './own-goods.ts';

const Key = z.string().regex(/^[0-9A-Za-z_-]{1,40}$/);
const Side = int(0, most.side);
const Size = z.object({ w: Side, d: Side, h: Side }).describe('Outer measures in mm');
const Box = Size.extend({ kg: z.coerce.number().min(0).max(most.kg) });
const amount = int(0, maxMoney).nullable();
const keys = (max: number) => listOf(z.string().regex(/^[a-z][a-z0-9-]{0,39}$/), max);
const flag = Flag.nullable();

const Value = z.object({
  id: Key,
  name: TextByLanguage(most.specName),
  colour: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
  image: MediaUrl.nullable(),
});
const Sku = z.object({
  valueIds: listOf(Key, most.specs),
  no: text(0, most.no),
  price: amount,
  supply: amount,
  stock: int(0, most.stock).nullable(),
  was: int(0, most.stock).nullable().default(null),
  on: Flag,
  size: Size.nullable(),
  boxes: listOf(Box, most.boxes).nullable(),
});

/** A draft of a product: it may be incomplete, but within its limits. */
export const GoodsDraft = z.object({
  name: TextByLanguage(most.name),
  categoryId: NumId.nullable(),
  brandId: NumId.nullable(),
  unit: z.string().regex(attributeKey),
  origin: TextByLanguage(most.short),
  hardness: TextByLanguage(most.short),
  images: listOf(MediaUrl, most.images),
  video: text(0, most.video).refine(isVideoLink),
  specType: z.enum(['single', 'multi']).nullable(),
  specs: listOf(
    z.object({ key: Key, name: TextByLanguage(most.specName), values: listOf(Value, most.values) }),
    most.specs,
  ),
  skus: listOf(Sku, most.skus),
  memberBps: int(0, 100_000).nullable(),
  freightKind: z.enum(['free', 'unit']).nullable(),
  freight: amount,
  size: Size,
  boxes: listOf(Box, most.boxes),
  leadDays: int(0, most.leadDays).nullable(),
  detail: TextByLanguage(most.text),
  detailImages: listOf(MediaUrl, most.detailImages),
  facts: listOf(
    z.object({ name: TextByLanguage(most.short), value: TextByLanguage(most.keywords) }),
    most.facts,
  ),
  keywords: TextByLanguage(most.keywords),
  styles: keys(most.attributes),
  materials: keys(most.attributes),
  onSale: flag,
  isNew: flag,
  recommend: flag,
  influencer: flag,
  custom: flag,
  sales: int(0, most.sales).nullable(),
});
