/** Limits of the mall's categories: texts in characters, main ones and those below them, and all of them. */
export const categoryLimits = { name: 40, levels: 2, most: 1000 } as const;

/** Limits of brands, the mall's and those of shops; texts in characters. */
export const brandLimits = { name: 30, intro: 300, maxSort: 9999 } as const;

/** The most brands of the mall itself. */
export const mostMallBrands = 5000;
