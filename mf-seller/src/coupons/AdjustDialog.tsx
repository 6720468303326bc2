import { useAdjustment } from '@mall/office/campaigns';
import { toast } from '@mall/platform';
import { Button, Checkbox, DialogForm, Notice, TextField } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from './coupon-columns.tsx';
import { type CouponDetail, useCouponSteps } from './useShopCoupons.ts';

/** Changes until when a coupon can be claimed, and how many there are. */
export function AdjustDialog({ coupon, onClose }: { coupon: CouponDetail; onClose: () => void }) {
  const { t } = useTranslation('shopCoupons');
  const { adjust } = useCouponSteps();
  const { takeFrom: startAt, takeTo: endAt, total: pieces } = coupon;
  const { form, theirs } = useAdjustment({
    shown: { ...coupon, startAt, endAt, pieces },
    say: (problem) => t(`wrong.${problem}`),
    save: async (change) => {
      await adjust.mutateAsync({ id: coupon.id, ...change });
      toast.success(t('done.adjust', { name: nameOf(coupon) }));
    },
    onDone: onClose,
  });
  return (
    <DialogForm form={form} open onClose={onClose} title={t('adjust.title')} submitLabel={t('adjust.submit')}>
      <Notice>{t('adjust.means')}</Notice>
      {theirs && (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="small" onClick={theirs.take}>
              {t('changed.take')}
            </Button>
          }
        >
          {t('changed.text')}
        </Notice>
      )}
      <TextField label={t('field.endAt')} type="datetime-local" {...form.field('endAt')} />
      <Checkbox
        label={t('field.unlimited')}
        checked={form.values.unlimited}
        onChange={(unlimited) => form.set({ unlimited })}
      />
      {!form.values.unlimited && (
        <TextField
          label={t('field.total')}
          hint={t('adjust.piecesHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          {...form.field('pieces')}
        />
      )}
    </DialogForm>
  );
}
