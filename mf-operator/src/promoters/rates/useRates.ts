import { promoterLimits } from '@mall/contract/incentive/promoter';
import type { RateChange } from '@mall/contract/operator/rate-preview';
import { useMutationOf, useQueryOf } from '@mall/platform';
import { loadOf, type TableLoad } from '@mall/ui/office';

/** The usual rate, or that of a level; `own` when it is not simply the usual one. */
export type Rate = RateChange & { readonly own: boolean };

const levels = Array.from({ length: promoterLimits.levels.max }, (_, index) => index + 1);

/** The usual rate and that of each level of promoters, in basis points. */
export const useRates = (): { rows: readonly Rate[]; load: TableLoad } => {
  const usual = useQueryOf('platformPromotion.settings', {});
  const ofLevels = useQueryOf('platformRate.list', { scope: 'level', size: levels.length });
  const failed = [usual, ofLevels].find(({ isError }) => isError);
  const load = loadOf(failed ?? (usual.data === undefined ? usual : ofLevels));
  if (usual.data === undefined || ofLevels.data === undefined) return { rows: [], load };
  const { firstBps: first, secondBps: second } = usual.data;
  const { list } = ofLevels.data;
  const ofLevel = (level: number): Rate => {
    const own = list.find(({ ref }) => ref === level);
    return { of: level, own: own !== undefined, first: own?.first ?? first, second: own?.second ?? second };
  };
  return { rows: [{ of: 'usual', own: true, first, second }, ...levels.map(ofLevel)], load };
};

/** Sets a rate from the next order on; without one of its own, a level has the usual rate. */
export const useRateSteps = () => {
  const refreshes = ['platformPromotion.settings', 'platformRate.list', 'operatorLog.list'] as const;
  const change = useMutationOf('platformPromotion.change', { refreshes });
  const set = useMutationOf('platformRate.set', { refreshes });
  const remove = useMutationOf('platformRate.remove', { refreshes });
  const put = ({ of, own, first, second }: Rate): Promise<unknown> => {
    if (of === 'usual') return change.mutateAsync({ firstBps: first, secondBps: second });
    const place = { scope: 'level', ref: String(of) } as const;
    return own ? set.mutateAsync({ ...place, kind: 'bps', first, second }) : remove.mutateAsync(place);
  };
  return { put };
};
