/** The periods of a shop's overview, up to now, by days of Asia/Shanghai. */
export const salesSpans = { today: 1, '7d': 7, '30d': 30 } as const;
export type SalesSpan = keyof typeof salesSpans;

/** The first tasks of a new shop, in this order. */
export const firstSteps = ['logo', 'product', 'factor', 'staff', 'share'] as const;
export type FirstStep = (typeof firstSteps)[number];
