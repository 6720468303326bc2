/** What the page of a legal text reads; no other page needs it. */
export const legalWire = {
  'legal.show': 'GET /getLegal',
} as const;
