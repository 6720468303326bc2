import { toast } from '@mall/platform';
import { DialogForm, Notice, useForm, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { type ShopStanding, useSettlementSteps } from './useSettlement.ts';

type Props = {
  shop: { id: string; name: string };
  balance: ShopStanding['balances'][number];
  onClose: () => void;
};

/** Drafts a payout of all that is payable. */
export function DraftDialog({ shop, balance: { currency, payable }, onClose }: Props) {
  const { t } = useTranslation('mallSettlement');
  const format = useFormat();
  const { draft } = useSettlementSteps();
  const form = useForm({
    initial: {},
    onSubmit: () =>
      draft.mutateAsync({ shopId: shop.id, currency }).then(
        () => {
          toast.success(t('done.draft'));
          onClose();
        },
        () => undefined, // said already
      ),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      title={t('draft.title', { name: shop.name })}
      submitLabel={t('draft.open')}
    >
      <Notice>{t('draft.says', { amount: format.money(payable, { currency, decimals: 'always' }) })}</Notice>
    </DialogForm>
  );
}
