/** The parts of the account page, one at a time; the address chooses. */
export const parts = ['profile', 'security', 'notices', 'data', 'invitations'] as const;
export type Part = (typeof parts)[number];

export const partOf = (search: URLSearchParams): Part =>
  parts.find((part) => part === search.get('part')) ?? 'profile';
