/** What may wait for an operator, in the order of the start page. */
export const queues = [
  'record',
  'ship',
  'promise',
  'transfer',
  'refund',
  'want',
  'withdrawal',
  'payout',
  'question',
  'parked',
  'unsentRefund',
  'reconciliation',
  'promoter',
  'application',
  'shopReview',
  'goodsReview',
  'brandReview',
  'packageReview',
  'caseReview',
  'heldReview',
  'reportedReview',
  'lowStock',
  'failedJob',
  'failedSend',
] as const;
export type Queue = (typeof queues)[number];

/** What a new mall needs before it is open, in that order. */
export const firstSteps = ['factors', 'payment', 'categories', 'brands', 'products', 'shop'] as const;
export type FirstStep = (typeof firstSteps)[number];

/** A queue is counted up to this. */
export const queueLimit = 100;
