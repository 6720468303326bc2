import { money, sum } from '@mall/contract/core/money';
import { batchLimits } from '@mall/contract/incentive/batch';
import { Button, useFormat } from '@mall/ui';
import { BulkBar, type Selection } from '@mall/ui/office';
import { Check, Landmark } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { canApprove, canBatch } from './payout-actions.ts';
import type { MallPayout } from './useSettlement.ts';

type Props = {
  selection: Selection;
  chosen: readonly MallPayout[];
  onApprove: (payouts: readonly MallPayout[]) => void;
  onBatch: (payouts: readonly MallPayout[]) => void;
};
const icon = { size: 16, 'aria-hidden': true } as const;

/** What is done with the chosen payouts; each button shows for how many of them. */
export function PayoutBulk({ selection, chosen, onApprove, onBatch }: Props) {
  const { t } = useTranslation(['mallSettlement', 'mallBatches']);
  const format = useFormat();
  const [approved, sent] = [chosen.filter(canApprove), chosen.filter(canBatch)];
  const mixed = new Set(sent.map(({ method, currency }) => `${method} ${currency}`)).size > 1;
  const most = { count: batchLimits.most };
  const why = mixed
    ? t('mallBatches:bulk.mixed')
    : sent.length > batchLimits.most
      ? t('mallBatches:bulk.most', most)
      : undefined;
  return (
    <BulkBar
      count={selection.keys.size}
      sum={format.money(sum(chosen.map(({ amount }) => money(amount))), { decimals: 'always' })}
      onClear={selection.clear}
    >
      {approved.length > 0 && (
        <Button
          tone="ghost"
          disabled={approved.length > batchLimits.most}
          title={approved.length > batchLimits.most ? t('mallBatches:bulk.most', most) : undefined}
          icon={<Check {...icon} />}
          onClick={() => onApprove(approved)}
        >
          {t('bulk.approve', { count: approved.length })}
        </Button>
      )}
      {sent.length > 0 && (
        <Button
          tone="ghost"
          disabled={why !== undefined}
          title={why}
          icon={<Landmark {...icon} />}
          onClick={() => onBatch(sent)}
        >
          {t('mallBatches:bulk.batch', { count: sent.length })}
        </Button>
      )}
    </BulkBar>
  );
}
