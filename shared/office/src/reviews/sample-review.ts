import type { HandledReview } from './review-columns.tsx';

/** A review for tests of screens. */
export const sampleReview: HandledReview = {
  ...{
    id: 'v1',
    version: 2,
    state: 'shown',
    author: 'L**',
    anonymous: true,
    score: 2,
    service: 4,
    logistics: 5,
  },
  ...{ text: 'Wobbly legs', images: [], at: '2026-11-01T00:00:00Z', followUp: null, reason: '' },
  product: { id: '7', name: 'Oak sofa', image: '/media/a.webp', spec: 'Green' },
  order: { id: 'o1', no: '202611010000000001' },
  reply: null,
  report: null,
};
