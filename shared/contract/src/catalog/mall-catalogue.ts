/** Limits of the mall's categories: texts in characters, main ones and those below them, and all of them. */
export const categoryLimits = { name: 40, levels: 2, most: 1000 } as const;

/** What products are told apart by and sold in, in the order of its page. Colours are copied into the values of a product. */
export const attributeKinds = ['style', 'material', 'colour', 'unit'] as const;
export type AttributeKind = (typeof attributeKinds)[number];
/** The most of each kind: of styles and of materials a listing keeps one bit each. Names in characters. */
export const attributeLimits = { name: 40, style: 52, material: 52, colour: 200, unit: 60 } as const;

/** The key of an attribute. */
export const attributeKey = /^[a-z][A-Za-z0-9-]{0,39}$/;

/** The unit that a new product begins with: every mall has it, and may call it otherwise. */
export const usualUnit = 'piece';

/** Limits of brands, the mall's and those of shops; texts in characters. */
export const brandLimits = { name: 30, intro: 300, maxSort: 9999 } as const;

/** The most brands of the mall itself. */
export const mostMallBrands = 5000;

/** Groups of words that mean the same: characters of a word, the least and the most words of one, and all groups. */
export const wordGroupLimits = { word: 40, least: 2, words: 12, most: 2000 } as const;

/** So many days are searches kept that found nothing. */
export const searchMissDays = 90;
