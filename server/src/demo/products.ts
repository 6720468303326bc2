import type { StoredBlock, StoredSpec } from '../platform/db/schema.ts';
import { brandOf, kindOf, sectionOf } from './kinds.ts';
import { type Random, seeded } from './random.ts';
import { type DemoSku, skusOf, specsOf, weightOf } from './skus.ts';
import { filmUrl, type FourTexts, pictureUrl, type SourceProduct, type SourceRoom } from './source.ts';
import { eachText, hardnessName, joined, kindWords, label, materialWords, placeName } from './texts.ts';

export type DemoProduct = {
  id: number;
  source: SourceProduct;
  goodsNo: string;
  section: string;
  brandId: number;
  keywords: FourTexts[];
  origin: FourTexts;
  hardness: FourTexts;
  images: string[];
  video: string | null;
  detail: StoredBlock[];
  specs: StoredSpec[];
  freight: number;
  unit: string;
  memberBps: number;
  sales: number;
  leadDays: number;
  flags: { recommend: boolean; is_new: boolean; influencer: boolean; custom: boolean; bestseller: boolean };
  /** How many days ago it was added. */
  age: number;
  skus: DemoSku[];
};

/** The demo mall's products with all data that the pictures do not contain, the same at every start. */
export const makeProducts = (
  sources: readonly SourceProduct[],
  rooms: readonly SourceRoom[],
): DemoProduct[] => {
  const random = seeded(20_260);
  return sources.map((source, index) => makeProduct(source, index + 1, rooms, random));
};

const custom = new Set(['wardrobe', 'bookshelf', 'table', 'desk']);
const units: Readonly<Record<string, string>> = {
  pillow_set: 'set',
  vase_set: 'set',
  tableware: 'set',
  candle_set: 'set',
  kids_table: 'set',
};

const makeProduct = (
  source: SourceProduct,
  id: number,
  rooms: readonly SourceRoom[],
  random: Random,
): DemoProduct => {
  const words = kindWords(kindOf(source));
  const [least, most] = words.lead;
  const leadDays = random.int(least ?? 7, most ?? 14);
  const kg = weightOf(source, ...source.size);
  const isNew = source.tags.includes('new') || id % 6 === 2;
  const bestseller = source.tags.includes('bestseller') || id % 9 === 4;
  const shownIn = rooms.filter((room) => room.products.includes(source.id));
  const images = picturesOf(source, shownIn);
  const origin = placeName(source.materials.includes('cane') ? 'cebu' : words.place);
  return {
    id,
    source,
    goodsNo: `FM${10_000 + id}`,
    section: sectionOf(source),
    brandId: brandOf(source),
    keywords: [
      ...words.keywords,
      ...styleOf(source),
      ...source.materials.map((key) => materialWords(key).name),
    ],
    origin,
    hardness: hardnessName(words.hardness),
    images,
    video: filmUrl(source.id),
    detail: detailOf(source, images),
    specs: specsOf(source),
    freight: freightOf(kg, random),
    unit: units[source.type] ?? 'piece',
    memberBps: random.pick([10_000, 9800, 9700, 9500, 9500, 9400, 9200]),
    sales: bestseller ? random.int(300, 1500) : isNew ? random.int(3, 80) : random.int(20, 1300),
    leadDays,
    flags: {
      recommend: id % 4 === 1 || source.tags.includes('premium'),
      is_new: isNew,
      influencer: shownIn.length > 0 && id % 2 === 1,
      custom: custom.has(source.type) && id % 3 !== 0,
      bestseller,
    },
    age: isNew ? random.int(1, 20) : random.int(30, 400),
    skus: skusOf(source, id, leadDays, random),
  };
};

/** Chairs turned from wood are what people search under this name; shells and office chairs are not. */
const styleOf = ({ type, materials }: SourceProduct): FourTexts[] =>
  type === 'chair' && materials[0] === 'wood' ? [label('chineseStyle')] : [];

const mostRooms = 2;

const picturesOf = (source: SourceProduct, shownIn: readonly SourceRoom[]): string[] => [
  pictureUrl(`products/${source.id}`),
  ...source.options
    .filter(({ picture }) => picture)
    .map(({ key }) => pictureUrl(`products/${source.id}--${key}`)),
  ...shownIn.slice(0, mostRooms).map((room) => pictureUrl(`covers/${room.id}`)),
];

/** Heavy goods sometimes cost freight; those that one person can carry mostly travel free. Minor units. */
const freightOf = (kg: number, random: Random): number => {
  if (kg < 15) return random.chance(80) ? 0 : 1000;
  return random.chance(55) ? 0 : random.int(5, 30) * 1000;
};

/**
 * The merchant's description. Measures, parcels, origin and hardness are fields of their own and not
 * repeated.
 */
const detailOf = (source: SourceProduct, images: readonly string[]): StoredBlock[] => {
  const words = kindWords(kindOf(source));
  const materials = source.materials.map(materialWords);
  return [
    { type: 'text', text: words.intro },
    {
      type: 'text',
      text: joined(
        materials.map(({ text }) => text),
        ' ',
      ),
    },
    {
      type: 'table',
      rows: [
        {
          name: label('material'),
          value: capital(
            joined(
              materials.map(({ name }) => name),
              ' + ',
            ),
          ),
        },
        { name: label('warranty'), value: label('years') },
        ...materials.slice(0, 1).map(({ care }) => ({ name: label('care'), value: care })),
      ],
    },
    ...images
      .slice(1)
      .slice(-1)
      .map((src): StoredBlock => ({ type: 'image', src })),
  ];
};

const capital = (texts: FourTexts): FourTexts =>
  eachText(texts, (text) => text.charAt(0).toUpperCase() + text.slice(1));
