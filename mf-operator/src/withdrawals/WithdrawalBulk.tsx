import { money, sum } from '@mall/contract/core/money';
import { batchLimits } from '@mall/contract/incentive/batch';
import { Button, useFormat } from '@mall/ui';
import { BulkBar, type Selection } from '@mall/ui/office';
import { Check, Landmark, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Deciding } from './DecideDialog.tsx';
import type { Withdrawal } from './useWithdrawals.ts';
import { canBatch, canDecide } from './what-next.ts';

type Props = {
  selection: Selection;
  chosen: readonly Withdrawal[];
  onDecide: (deciding: Deciding) => void;
  onBatch: (rows: readonly Withdrawal[]) => void;
};
const icon = { size: 16, 'aria-hidden': true } as const;

/** What is done with the chosen withdrawals; each button shows for how many of them. */
export function WithdrawalBulk({ selection, chosen, onDecide, onBatch }: Props) {
  const { t } = useTranslation(['mallWithdrawals', 'mallBatches']);
  const format = useFormat();
  const [decided, sent] = [chosen.filter(canDecide), chosen.filter(canBatch)];
  const mixed = new Set(sent.map(({ method }) => method)).size > 1;
  const tooMany = Math.max(decided.length, sent.length) > batchLimits.most;
  const why = mixed
    ? t('mallBatches:bulk.mixed')
    : tooMany
      ? t('mallBatches:bulk.most', { count: batchLimits.most })
      : undefined;
  return (
    <BulkBar
      count={selection.keys.size}
      sum={format.money(sum(chosen.map(({ net }) => money(net))), { decimals: 'always' })}
      onClear={selection.clear}
    >
      {decided.length > 0 && (
        <>
          <Button
            tone="ghost"
            disabled={tooMany}
            icon={<Check {...icon} />}
            onClick={() => onDecide({ rows: decided, move: 'approve' })}
          >
            {t('bulk.approve', { count: decided.length })}
          </Button>
          <Button
            tone="ghost"
            disabled={tooMany}
            icon={<X {...icon} />}
            onClick={() => onDecide({ rows: decided, move: 'reject' })}
          >
            {t('bulk.reject', { count: decided.length })}
          </Button>
        </>
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
