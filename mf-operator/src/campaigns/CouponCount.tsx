import { Beside, CountField } from '@mall/office/campaigns';
import { Checkbox, type Form } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import type { CouponValues } from './coupon-form.ts';

/** How many coupons there are, and how many of them one member can have. */
export function CouponCount({ form: { values, field, set } }: { form: Form<CouponValues> }) {
  const { t } = useTranslation('campaigns');
  return (
    <>
      <Checkbox
        label={t('field.unlimited')}
        checked={values.unlimited}
        onChange={(unlimited) => set({ unlimited })}
      />
      <Beside>
        {!values.unlimited && <CountField label={t('field.total')} {...field('total')} />}
        <CountField label={t('field.perMember')} {...field('perUser')} />
      </Beside>
    </>
  );
}
