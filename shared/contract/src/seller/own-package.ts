import { goodsStates, isSaid, type GoodsState, type Typed } from './own-goods.ts';

/**
 * A shop's own package has the states and transitions of its products; one that was approved before stays on
 * sale, as it was approved.
 */
export const packageStates = goodsStates;
export type PackageState = GoodsState;

export const packageTiers = ['essential', 'comfort', 'signature'] as const;
export type PackageTier = (typeof packageTiers)[number];

/**
 * Limits of a draft; texts in characters. A choice has at most as many pieces as an order takes of a package.
 */
export const packageLimits = {
  name: 40,
  slogan: 160,
  place: 30,
  rooms: 12,
  slots: 20,
  options: 20,
  pieces: 100,
  qty: 99,
  album: 20,
  hotspots: 30,
  packages: 1000,
} as const;

export type PackageOption = { readonly skuId: string; readonly qty: number; readonly isDefault: boolean };
export type PackageSlot = {
  readonly key: string;
  readonly name: Typed;
  /** The minimum and maximum number of its options to choose. */
  readonly min: number;
  readonly max: number;
  readonly options: readonly PackageOption[];
};
export type PackageRoom = {
  readonly key: string;
  readonly name: Typed;
  readonly slots: readonly PackageSlot[];
};
/** In ten-thousandths of the banner's width and height. */
export type Hotspot = { readonly x: number; readonly y: number; readonly slot: string };

/** The whole form of a package; it may be incomplete. */
export type PackageContent = {
  readonly name: Typed;
  readonly slogan: Typed;
  readonly categoryId: string | null;
  readonly tier: PackageTier;
  readonly special: boolean;
  readonly cover: string | null;
  /** Null: the cover is used. */
  readonly banner: string | null;
  readonly album: readonly string[];
  readonly hotspots: readonly Hotspot[];
  readonly rooms: readonly PackageRoom[];
  readonly priceKind: 'pieces' | 'fixed';
  /** The price of the package as made, in the shop's own prices; minor units. */
  readonly price: number | null;
};
export type PackageField = keyof PackageContent;

/** The initial content of a new package. */
export const emptyPackage: PackageContent = {
  name: {},
  slogan: {},
  categoryId: null,
  tier: 'comfort',
  special: false,
  cover: null,
  banner: null,
  album: [],
  hotspots: [],
  rooms: [],
  priceKind: 'pieces',
  price: null,
};

/** The parts of the form, in order. */
export const packageSections = ['basics', 'pictures', 'rooms', 'hotspots', 'price', 'languages'] as const;
export type PackageSection = (typeof packageSections)[number];

export const packageSectionOf: { readonly [field in PackageField]: PackageSection } = {
  name: 'basics',
  slogan: 'basics',
  categoryId: 'basics',
  tier: 'basics',
  special: 'basics',
  cover: 'pictures',
  banner: 'pictures',
  album: 'pictures',
  rooms: 'rooms',
  hotspots: 'hotspots',
  priceKind: 'price',
  price: 'price',
};

export const slotsOf = ({ rooms }: Pick<PackageContent, 'rooms'>): PackageSlot[] =>
  rooms.flatMap(({ slots }) => slots);

/** Every SKU anywhere in a package, each once. */
export const skusOf = (content: Pick<PackageContent, 'rooms'>): string[] => [
  ...new Set(slotsOf(content).flatMap(({ options }) => options.map(({ skuId }) => skuId))),
];

/** The pieces of the package when nobody swaps anything. */
export const madeOf = (content: Pick<PackageContent, 'rooms'>): PackageOption[] =>
  slotsOf(content).flatMap(({ options }) => options.filter(({ isDefault }) => isDefault));

/** The filled-in texts of a package. */
export const packageTexts = ({ name, slogan, rooms }: PackageContent): Typed[] =>
  [name, slogan, ...rooms.flatMap((room) => [room.name, ...room.slots.map((slot) => slot.name)])].filter(
    isSaid,
  );

/** The content without the hotspots of removed slots. */
export const withoutLooseHotspots = (content: PackageContent): PackageContent => {
  const keys = new Set(slotsOf(content).map(({ key }) => key));
  const hotspots = content.hotspots.filter(({ slot }) => keys.has(slot));
  return hotspots.length === content.hotspots.length ? content : { ...content, hotspots };
};
