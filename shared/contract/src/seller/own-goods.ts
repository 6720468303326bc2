import { usualUnit } from '../catalog/mall-catalogue.ts';
import type { Language } from '../core/languages.ts';

/**
 * The states of a shop's own product or design case (spec §4, decisions 2.16). One that was approved before
 * stays on sale, as it was approved, in every state.
 */
export const goodsStates = ['draft', 'pending', 'approved', 'rejected'] as const;
export type GoodsState = (typeof goodsStates)[number];

type Rule = {
  by: readonly ('shop' | 'platform')[];
  from: readonly GoodsState[];
  to: GoodsState;
};
/**
 * The states of an own product and an own design case, as one table. Saving a draft is no transition; a draft
 * in review cannot be changed, only withdrawn.
 */
export const goodsMoves = {
  change: { by: ['shop'], from: ['approved'], to: 'draft' },
  submit: { by: ['shop'], from: ['draft'], to: 'pending' },
  resubmit: { by: ['shop'], from: ['rejected'], to: 'pending' },
  takeBack: { by: ['shop'], from: ['pending'], to: 'draft' },
  discard: { by: ['shop'], from: ['draft', 'rejected'], to: 'approved' },
  approve: { by: ['platform'], from: ['pending'], to: 'approved' },
  reject: { by: ['platform'], from: ['pending'], to: 'rejected' },
  /** Of the mall's own, which have no review. */
  publish: { by: ['platform'], from: ['draft'], to: 'approved' },
} as const satisfies Record<string, Rule>;

/** An own brand is changed and sent in one step; the published version stays until the change is approved. */
export const brandMoves = {
  submit: { by: ['shop'], from: ['pending', 'approved', 'rejected'], to: 'pending' },
  approve: { by: ['platform'], from: ['pending'], to: 'approved' },
  reject: { by: ['platform'], from: ['pending'], to: 'rejected' },
} as const satisfies Record<string, Rule>;

/** Maximum characters of an operator's comment on a draft, and how long a removed draft can be restored. */
export const draftLimits = { reason: 300, binDays: 30 } as const;

/** Limits of a draft. Dimensions in mm, weights in kg, texts in characters. */
export const goodsLimits = {
  name: 80,
  short: 60,
  keywords: 200,
  text: 5000,
  images: 12,
  detailImages: 30,
  facts: 30,
  /** Styles of a product, and as many materials. */
  attributes: 20,
  specs: 3,
  values: 20,
  skus: 200,
  specName: 20,
  boxes: 12,
  side: 20_000,
  kg: 2000,
  stock: 1_000_000,
  sales: 10_000_000,
  leadDays: 180,
  usualLeadDays: 14,
  no: 40,
  video: 300,
} as const;

/** What choosers find of a large catalogue is counted up to this. */
export const countedTo = 10_000;

/** The text typed in each language; any may be missing. */
export type Typed = { readonly [code in Language]?: string };
export type Box = { readonly w: number; readonly d: number; readonly h: number; readonly kg: number };
export type Size = { readonly w: number; readonly d: number; readonly h: number };

export type GoodsValue = {
  readonly id: string;
  readonly name: Typed;
  readonly colour: string | null;
  readonly image: string | null;
};
export type GoodsSpec = {
  readonly key: string;
  readonly name: Typed;
  readonly values: readonly GoodsValue[];
};

/** One combination of values. Amounts in minor units; an unknown one is null. */
export type GoodsSku = {
  readonly valueIds: readonly string[];
  /** The shop's own article number. */
  readonly no: string;
  readonly price: number | null;
  readonly supply: number | null;
  readonly stock: number | null;
  /** The stock when the form was loaded: only the difference is applied, since orders continue meanwhile. */
  readonly was: number | null;
  readonly on: boolean;
  /** Its own size, where it differs from the product's. */
  readonly size: Size | null;
  readonly boxes: readonly Box[] | null;
};
export type GoodsFact = { readonly name: Typed; readonly value: Typed };

/** The whole form of a product; it may be incomplete. */
export type GoodsContent = {
  readonly name: Typed;
  readonly categoryId: string | null;
  /** Null: sold under the shop's own name; the mall names a brand. */
  readonly brandId: string | null;
  /** The key of a unit, an attribute of the mall. */
  readonly unit: string;
  readonly origin: Typed;
  readonly hardness: Typed;
  readonly images: readonly string[];
  readonly video: string;
  readonly specType: 'single' | 'multi' | null;
  readonly specs: readonly GoodsSpec[];
  readonly skus: readonly GoodsSku[];
  /** The member price in basis points of the shop's price. */
  readonly memberBps: number | null;
  readonly freightKind: 'free' | 'unit' | null;
  /** Minor units per piece. */
  readonly freight: number | null;
  readonly size: Size;
  readonly boxes: readonly Box[];
  readonly leadDays: number | null;
  readonly detail: Typed;
  readonly detailImages: readonly string[];
  readonly facts: readonly GoodsFact[];
  readonly keywords: Typed;
  readonly styles: readonly string[];
  readonly materials: readonly string[];
  /** Whether it goes on sale when it is approved for the first time. */
  readonly onSale: boolean | null;
  readonly isNew: boolean | null;
  readonly recommend: boolean | null;
  readonly influencer: boolean | null;
  readonly custom: boolean | null;
  readonly sales: number | null;
};
export type GoodsField = keyof GoodsContent;

/** What products carry in lists of shoppers. The form has all but `hot`, which the mall gives what it publishes. */
export const goodsLabels = ['isNew', 'hot', 'recommend', 'influencer', 'custom'] as const;
export type GoodsLabel = (typeof goodsLabels)[number];

export const emptySku: GoodsSku = {
  valueIds: [],
  no: '',
  price: null,
  supply: null,
  stock: null,
  was: null,
  on: true,
  size: null,
  boxes: null,
};

/** The initial content of a new product. */
export const emptyGoods: GoodsContent = {
  name: {},
  categoryId: null,
  brandId: null,
  unit: usualUnit,
  origin: {},
  hardness: {},
  images: [],
  video: '',
  specType: 'single',
  specs: [],
  skus: [emptySku],
  memberBps: null,
  freightKind: null,
  freight: null,
  size: { w: 0, d: 0, h: 0 },
  boxes: [],
  leadDays: null,
  detail: {},
  detailImages: [],
  facts: [],
  keywords: {},
  styles: [],
  materials: [],
  onSale: true,
  isNew: true,
  recommend: false,
  influencer: false,
  custom: false,
  sales: 0,
};

/** The parts of the form, in order. */
export const goodsSections = [
  'basics',
  'pictures',
  'specs',
  'price',
  'delivery',
  'details',
  'labels',
  'languages',
] as const;
export type GoodsSection = (typeof goodsSections)[number];

export const sectionOf: { readonly [field in GoodsField]: GoodsSection } = {
  name: 'basics',
  categoryId: 'basics',
  brandId: 'basics',
  unit: 'basics',
  origin: 'basics',
  hardness: 'basics',
  images: 'pictures',
  video: 'pictures',
  specType: 'specs',
  specs: 'specs',
  skus: 'specs',
  memberBps: 'price',
  freightKind: 'price',
  freight: 'price',
  size: 'delivery',
  boxes: 'delivery',
  leadDays: 'delivery',
  detail: 'details',
  detailImages: 'details',
  facts: 'details',
  keywords: 'labels',
  styles: 'labels',
  materials: 'labels',
  onSale: 'labels',
  isNew: 'labels',
  recommend: 'labels',
  influencer: 'labels',
  custom: 'labels',
  sales: 'labels',
};

/** Whether there is text in any language. */
export const isSaid = (typed: Typed): boolean => Object.values(typed).some((text) => text.trim() !== '');

/** A film that this mall stores. */
export const isMallFilm = (link: string): boolean => /^\/media(\/[0-9A-Za-z_-]+)+\.(mp4|webm)$/.test(link);

/** A film of this mall, or a page elsewhere; an empty link is valid too. */
export const isVideoLink = (link: string): boolean =>
  link === '' || isMallFilm(link) || /^https:\/\/[^\s/?#]+\.[^\s]+$/.test(link);
