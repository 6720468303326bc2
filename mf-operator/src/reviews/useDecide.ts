import type { WorkKind } from '@mall/contract/operator/work-reviews';
import { api, ApiError, refresh, reportFailure } from '@mall/platform';
import { useState } from 'react';
import type { Which } from './useWorks.ts';

/** The operation that decides each kind. */
const operations = {
  goods: 'platformGoods.decide',
  package: 'platformPackage.decide',
  case: 'platformCase.decide',
  brand: 'platformBrand.decide',
  shop: 'platformShop.decide',
} as const satisfies Record<WorkKind, string>;

export type Outcome = 'done' | 'meanwhile' | 'refused';
type Seen = Which & { readonly version: number };
export type Decision = { decision: 'approve' } | { decision: 'reject'; reason: string };

export const decide = ({ kind, id, version }: Seen, decision: Decision): Promise<null> =>
  api(operations[kind], { id, version, ...decision });

export const refreshReviews = (): void => {
  for (const name of ['workReview.list', 'workReview.detail', 'operator.start', 'operatorLog.list'] as const)
    void refresh(name);
};

/** Somebody else decided it or changed it: the page shows what it is now. */
const meanwhile: readonly string[] = [
  ...['goods.notNow', 'package.notNow', 'shop.changeDecided', 'missing'],
  ...['goods.changedElsewhere', 'package.changedElsewhere', 'case.changedElsewhere', 'shop.changedMeanwhile'],
];

/** Decides one work; says how that went. What somebody else did meanwhile is shown, any other refusal told. */
export const useDecide = () => {
  const [busy, setBusy] = useState(false);
  return {
    busy,
    decide: async (seen: Seen, decision: Decision): Promise<Outcome> => {
      setBusy(true);
      try {
        await decide(seen, decision);
        return 'done';
      } catch (error) {
        if (error instanceof ApiError && meanwhile.includes(error.msgKey ?? '')) return 'meanwhile';
        reportFailure(error);
        return 'refused';
      } finally {
        setBusy(false);
        refreshReviews();
      }
    },
  };
};
