import { caseRooms, caseStyles } from '@mall/contract/catalog/design';
import type { Output } from '@mall/contract/operations';
import { packageTiers } from '@mall/contract/seller/own-package';

export type Difference = Output<'workReview.detail'>['fields'][number];
export type Value = NonNullable<Difference['after']>;

/** Choices that have a name in every language. */
const choices = [
  ...packageTiers,
  ...caseRooms,
  ...caseStyles,
  ...(['free', 'unit', 'pieces', 'fixed'] as const),
];
type Choice = (typeof choices)[number];
export const isChoice = (key: string): key is Choice => choices.some((one) => one === key);
