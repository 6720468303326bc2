import type { caseRooms, caseStyles, Plan } from '../catalog/design.ts';
import type { Typed } from './own-goods.ts';

/** Limits of a draft; texts in characters, the area in square decimetres. */
export const caseLimits = {
  title: 60,
  intro: 600,
  pictures: 12,
  spots: 20,
  area: { min: 100, max: 250_000 },
  side: 20_000,
  cases: 1000,
} as const;

export type CaseRoom = (typeof caseRooms)[number];
export type CaseStyle = (typeof caseStyles)[number];

/**
 * A position in a picture, in ten-thousandths of its width and height, and the SKU at that position; null:
 * not chosen yet.
 */
export type CaseSpot = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly skuId: string | null;
};
/** Dimensions in px: shoppers see a whole picture, so that a spot stays where it was placed. */
export type CasePicture = {
  readonly url: string;
  readonly w: number;
  readonly h: number;
  readonly spots: readonly CaseSpot[];
};

/** The whole form of a shop's own design case; it may be incomplete. */
export type CaseContent = {
  readonly title: Typed;
  readonly intro: Typed;
  readonly room: CaseRoom | null;
  readonly style: CaseStyle | null;
  /** Square decimetres. */
  readonly area: number | null;
  /** The first is the cover. */
  readonly pictures: readonly CasePicture[];
  /** As drawn in the planner; null: a room of that area with the products of the pictures. */
  readonly plan: Plan | null;
};
export type CaseField = keyof CaseContent;

/** The initial content of a new case. */
export const emptyCase: CaseContent = {
  title: {},
  intro: {},
  room: null,
  style: null,
  area: null,
  pictures: [],
  plan: null,
};

/** The parts of the form, in order. */
export const caseSections = ['basics', 'pictures', 'spots', 'plan', 'languages'] as const;
export type CaseSection = (typeof caseSections)[number];

/** Every SKU in the pictures or the plan of a case, each once, in the order of the pictures. */
export const skusOfCase = ({ pictures, plan }: Pick<CaseContent, 'pictures' | 'plan'>): string[] => [
  ...new Set(
    [
      ...pictures.flatMap(({ spots }) => spots.map(({ skuId }) => skuId)),
      ...(plan?.items ?? []).map(({ skuId }) => skuId),
    ].flatMap((skuId) => (skuId === null ? [] : [skuId])),
  ),
];
