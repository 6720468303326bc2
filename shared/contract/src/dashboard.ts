/** The spans of time that the overview of a shop tells of, up to now, by days of Asia/Shanghai. */
export const salesSpans = { today: 1, '7d': 7, '30d': 30 } as const;
export type SalesSpan = keyof typeof salesSpans;

/** Work that an order waits for: a slip to be looked at, recording, shipping, a refund to be decided (decision 035). */
export const orderTodos = ['confirm', 'record', 'ship', 'refund'] as const;
export type OrderTodo = (typeof orderTodos)[number];

/** What a new shop does first, in this order. */
export const firstSteps = ['logo', 'product', 'factor', 'staff', 'share'] as const;
export type FirstStep = (typeof firstSteps)[number];
