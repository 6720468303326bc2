/** The spans of time that the overview of a shop tells of, up to now, by days of Asia/Shanghai. */
export const salesSpans = { today: 1, '7d': 7, '30d': 30 } as const;
export type SalesSpan = keyof typeof salesSpans;

/** What a new shop does first, in this order. */
export const firstSteps = ['logo', 'product', 'factor', 'staff', 'share'] as const;
export type FirstStep = (typeof firstSteps)[number];
