import { type Money, money, ratio } from '@mall/contract/core/money';
import type { StoredBox, StoredSpec } from '../platform/db/schema.ts';
import { finishPercent, kindOf, type Step, stepsOf } from './kinds.ts';
import type { Random } from './random.ts';
import { type FourTexts, pictureUrl, type SourceProduct } from './source.ts';
import { joined, kindWords, label, same } from './texts.ts';

export type DemoSku = {
  id: number;
  product_id: number;
  idx: number;
  value_ids: string[];
  specText: FourTexts;
  price: Money;
  supply_price: Money;
  market_price: Money | null;
  stock: number;
  image: string | null;
  w: number;
  d: number;
  h: number;
  boxes: StoredBox[];
  lead_days: number;
};

/** The choices of a product: its colours or finishes, and a second one where it has steps. */
export const specsOf = (product: SourceProduct): StoredSpec[] => {
  const steps = stepsOf(product);
  const colours = {
    key: 'colour',
    name: label(product.materials[0] === 'wood' ? 'finish' : 'colour'),
    values: product.options.map((option, index) => ({
      id: `colour-${option.key}`,
      name: option.name,
      colour: option.swatch,
      image: pictureOf(product, option, index),
    })),
  };
  const second = steps && {
    key: steps.label,
    name: label(steps.label),
    values: steps.steps.map((step) => ({
      id: `${steps.label}-${step.key}`,
      name: nameOf(step),
      colour: null,
      image: null,
    })),
  };
  return [...(product.options.length > 0 ? [colours] : []), ...(second ? [second] : [])];
};

/** One SKU for each combination, the first being the one in the main picture. */
export const skusOf = (
  product: SourceProduct,
  productId: number,
  leadDays: number,
  random: Random,
): DemoSku[] => {
  const steps = stepsOf(product);
  const finishes: (SourceProduct['options'][number] | null)[] =
    product.options.length > 0 ? product.options : [null];
  const lengths: (Step | null)[] = steps === null ? [null] : steps.steps;
  const discounted = random.chance(25);
  const soldOut = random.chance(5);
  return finishes
    .flatMap((finish, index) => lengths.map((step) => ({ finish, index, step })))
    .map(({ finish, index, step }, idx) => {
      const price = priceOf(
        product.price,
        finish === null ? 100 : finishPercent(finish.key),
        step?.percent ?? 100,
      );
      const [w, d, h] = [
        product.size[0] + (step?.w ?? 0),
        product.size[1] + (step?.d ?? 0),
        product.size[2] + (step?.h ?? 0),
      ];
      const parts = [...(finish ? [finish.name] : []), ...(step ? [nameOf(step)] : [])];
      return {
        id: productId * 10 + idx,
        product_id: productId,
        idx,
        value_ids: [
          ...(finish ? [`colour-${finish.key}`] : []),
          ...(step && steps ? [`${steps.label}-${step.key}`] : []),
        ],
        specText: parts.length === 0 ? label('standard') : joined(parts, ' · '),
        price,
        supply_price: ratio(price, 62, 100),
        market_price: discounted ? wholeYuan(ratio(price, 118, 100)) : null,
        stock: soldOut ? 0 : stockOf(random),
        image: finish === null ? null : pictureOf(product, finish, index),
        w,
        d,
        h,
        boxes: boxesOf(w, d, h, weightOf(product, w, d, h)),
        lead_days: leadDays,
      };
    });
};

/** Net weight in kg, to the half kilogram. */
export const weightOf = (product: SourceProduct, w: number, d: number, h: number): number =>
  Math.max(0.5, Math.round((w * d * h * kindWords(kindOf(product)).kgPerCubicMetre) / 5e8) / 2);

const priceOf = (yuan: number, ...percents: number[]): Money =>
  percents.reduce<Money>((price, percent) => wholeYuan(ratio(price, percent, 100)), money(yuan * 100));
const wholeYuan = (amount: Money): Money => money(Math.round(amount / 100) * 100);

const stockOf = (random: Random): number => {
  if (random.chance(5)) return 0;
  return random.chance(10) ? random.int(1, 5) : random.int(8, 120);
};

const heaviestBox = 45;
const padding = 60;

/** The piece in cartons that two people can carry. */
const boxesOf = (w: number, d: number, h: number, kg: number): StoredBox[] => {
  const count = Math.max(1, Math.ceil(kg / heaviestBox));
  const one = {
    w: w + padding,
    d: d + padding,
    h: Math.ceil((h + padding) / count),
    kg: Math.round((kg / count + 1) * 10) / 10,
  };
  return Array.from({ length: count }, () => one);
};

const nameOf = ({ text }: Step): FourTexts => (typeof text === 'string' ? same(text) : text);

const pictureOf = (
  product: SourceProduct,
  option: SourceProduct['options'][number],
  index: number,
): string | null => {
  if (index === 0) return pictureUrl(`products/${product.id}`);
  return option.picture ? pictureUrl(`products/${product.id}--${option.key}`) : null;
};
