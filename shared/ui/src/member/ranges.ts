/** The time filters of spec §9. */
export const ranges = ['all', 'today', '3d', 'week', 'month'] as const;
export type Range = (typeof ranges)[number];

export const rangeOf = (text: string | null): Range => ranges.find((range) => range === text) ?? 'all';
