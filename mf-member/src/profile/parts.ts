/** What the account page shows at a time; the address says which. */
export const parts = ['profile', 'security', 'notices', 'data'] as const;
export type Part = (typeof parts)[number];

export const partOf = (search: URLSearchParams): Part =>
  parts.find((part) => part === search.get('part')) ?? 'profile';
