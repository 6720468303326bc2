import { money, sum } from '@mall/contract/core/money';
import { toast } from '@mall/platform';
import { DialogForm, Notice, useForm, useFormat } from '@mall/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type MallPayout, useSettlementSteps } from './useSettlement.ts';

type Props = { payouts: readonly MallPayout[]; onClose: () => void };

/** Approves several payouts. What is refused stays, with the reason. */
export function ApproveDialog({ payouts, onClose }: Props) {
  const { t } = useTranslation('mallSettlement');
  const format = useFormat();
  const { approve } = useSettlementSteps();
  const [left, setLeft] = useState(payouts);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const form = useForm({
    initial: {},
    onSubmit: async () => {
      const told = await approve.mutateAsync({ ids: left.map(({ id }) => id) }).catch(() => undefined); // said already
      if (told === undefined) return;
      const bad = told.results.filter(({ done }) => !done);
      if (told.results.length > bad.length)
        toast.success(t('done.approve', { count: told.results.length - bad.length }));
      if (bad.length === 0) return onClose();
      const of = (id: string) => payouts.find((one) => one.id === id);
      setRefused(bad.map(({ id, why }) => `${of(id)?.shop.name ?? id}: ${why ?? ''}`));
      setLeft(left.filter((one) => bad.some(({ id }) => id === one.id)));
    },
  });
  const amount = format.money(sum(left.map((one) => money(one.amount))), { decimals: 'always' });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('approve.title', { count: left.length })}
      submitLabel={t('move.approve')}
    >
      {refused.length > 0 ? (
        <Notice tone="danger" role="alert">
          <ul>
            {refused.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </Notice>
      ) : (
        <Notice>
          {t(left.some(({ needsSecond }) => needsSecond) ? 'approve.meansTwo' : 'approve.means', { amount })}
        </Notice>
      )}
    </DialogForm>
  );
}
