import type { SourceProduct } from './source.ts';
import { brands, kindWords } from './texts.ts';

/** A product's kind, for its texts: a model type, divided where one type serves two uses. */
export const kindOf = ({ type, category }: SourceProduct): string => {
  if (type === 'chair' && category === 'office') return 'officeChair';
  if (type === 'stool' && category === 'armchairs') return 'pouf';
  if (type === 'bed' && category === 'kids') return 'houseBed';
  return type;
};

const corner = new Set(['sofa-haven-chaise', 'sofa-plaza-modular']);

/** The product's category of the second level. */
export const sectionOf = (product: SourceProduct): string => {
  if (product.category === 'hallway') return 'halls';
  if (corner.has(product.id)) return 'cornerSofas';
  if (product.id.startsWith('tv-')) return 'tvBenches';
  return kindWords(kindOf(product)).section;
};

const small = new Set([
  'tableware',
  'pillow_set',
  'throw_blanket',
  'curtain',
  'basket',
  'vase_set',
  'candle_set',
]);
const smallItems = 50;
const cane = 12;

/** Brand 50 holds the small items (spec §9); cane furniture has a brand across categories. */
export const brandOf = ({ type, category, name }: SourceProduct): number => {
  if (small.has(type)) return smallItems;
  if (name.en.startsWith('Palma')) return cane;
  const own = Object.entries(brands).find(([, brand]) => brand.categories.includes(category));
  return own === undefined ? smallItems : Number(own[0]);
};

/** A second choice beside colour: its name, and how each step changes width, depth, height and price. */
export type Step = {
  key: string;
  text: string | { zh: string; en: string; indo: string; fili: string };
  w: number;
  d: number;
  h: number;
  percent: number;
};
const step = (key: string, text: Step['text'], w: number, d: number, h: number, percent: number): Step => ({
  key,
  text,
  w,
  d,
  h,
  percent,
});

const lengthened = new Set(['table-nora-rect', 'table-atelier-trestle', 'table-forge', 'table-cross']);

export const stepsOf = (product: SourceProduct): { label: string; steps: Step[] } | null => {
  const [w, d] = product.size;
  const cm = (mm: number) => `${mm / 10} cm`;
  switch (kindOf(product)) {
    case 'sofa':
      return {
        label: 'seat',
        steps: [
          step(
            'soft',
            { zh: '偏软', en: 'Soft seat', indo: 'Dudukan empuk', fili: 'Malambot na upuan' },
            0,
            0,
            0,
            100,
          ),
          step(
            'firm',
            { zh: '偏硬', en: 'Firm seat', indo: 'Dudukan padat', fili: 'Matigas na upuan' },
            0,
            0,
            0,
            100,
          ),
        ],
      };
    case 'bed':
      return {
        label: 'bed',
        steps: [step('150', '150 cm', 0, 0, 0, 100), step('180', '180 cm', 300, 0, 0, 112)],
      };
    case 'rug': {
      const larger = [Math.round(w / 80) * 100, Math.round(d / 80) * 100] as const;
      return {
        label: 'rug',
        steps: [
          step('base', `${w / 10} × ${d / 10} cm`, 0, 0, 0, 100),
          step('large', `${larger[0] / 10} × ${larger[1] / 10} cm`, larger[0] - w, larger[1] - d, 0, 150),
        ],
      };
    }
    case 'table':
      return lengthened.has(product.id)
        ? {
            label: 'table',
            steps: [step('base', cm(w), 0, 0, 0, 100), step('long', cm(w + 200), 200, 0, 0, 114)],
          }
        : null;
    case 'wardrobe':
      return heights(product, 300, 118);
    case 'curtain':
      return heights(product, 200, 108);
    default:
      return null;
  }
};

const heights = ({ size: [, , h] }: SourceProduct, more: number, percent: number) => ({
  label: 'height',
  steps: [
    step('base', `${h / 10} cm`, 0, 0, 0, 100),
    step('tall', `${(h + more) / 10} cm`, 0, 0, more, percent),
  ],
});

const dearer: Readonly<Record<string, number>> = {
  walnut: 108,
  smoked: 106,
  blackoak: 105,
  brass: 106,
  travertine: 110,
  chocolate: 104,
  'walnut-black': 108,
  'walnut-white': 108,
  'walnut-forest': 106,
  teak: 109,
  cherry: 105,
};
/** The price of a finish relative to the first one, percent. */
export const finishPercent = (key: string): number => dearer[key] ?? 100;
