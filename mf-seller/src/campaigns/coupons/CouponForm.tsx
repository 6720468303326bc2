import { shopCouponScopes } from '@mall/contract/incentive/shop-coupon';
import { fromLocal, TextsFields, toLocal } from '@mall/office';
import { AmountField, Beside, CountField, type OpenedDraft, Stack } from '@mall/office/campaigns';
import { useMutationOf } from '@mall/platform';
import { Checkbox, PageForm, RadioGroup, SelectField, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Changed } from '../Changed.tsx';
import { type Campaign, places } from '../kind.ts';
import { useCampaignForm } from '../useCampaignForm.ts';
import { blankCoupon, copied, couponProblems, couponValues, sentCoupon } from './coupon-form.ts';
import { ThingsField } from './ThingsField.tsx';

/** The terms of a coupon. A copy has no dates of validity, as it has no times. */
export function CouponForm({ opened }: { opened: OpenedDraft<Campaign<'coupon'>> }) {
  const { t } = useTranslation('shopCampaigns');
  const save = useMutationOf('shopCoupon.save', { refreshes: places.coupon.refreshes, quiet: true });
  const { form, changed } = useCampaignForm('coupon', {
    opened,
    blank: blankCoupon,
    valuesOf: (coupon) => {
      const values = couponValues(coupon, toLocal);
      return opened.copied === undefined ? values : copied(values);
    },
    problems: couponProblems,
    save: (values, read) => save.mutateAsync({ ...sentCoupon(values, fromLocal), ...read }),
  });
  const { values, field, set } = form;
  const { scope } = values;
  return (
    <PageForm form={form} submitLabel={t('save')} sticky>
      {changed && <Changed kind="coupon" changed={changed} />}
      <OfficeCard title={t('part.worth')}>
        <Stack>
          <TextsFields label={t('field.name')} max={40} {...field('name')} />
          <RadioGroup
            label={t('field.kind')}
            look="line"
            options={(['amount', 'percent'] as const).map((value) => ({ value, label: t(`worth.${value}`) }))}
            {...field('kind')}
          />
          <Beside>
            {values.kind === 'amount' ? (
              <AmountField label={t('field.worth')} {...field('value')} />
            ) : (
              <>
                <TextField label={t('field.worth')} inputMode="decimal" after="%" {...field('value')} />
                <AmountField label={t('field.cap')} optional {...field('cap')} />
              </>
            )}
            <AmountField label={t('field.threshold')} optional {...field('threshold')} />
          </Beside>
          <SelectField
            label={t('field.scope')}
            options={shopCouponScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            {...field('scope')}
            onChange={(next) => next !== '' && set({ scope: next, things: [] })}
          />
          {scope !== 'shop' && <ThingsField of={scope} {...field('things')} />}
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.take')}>
        <Stack>
          <Beside>
            <TextField label={t('field.startAt')} type="datetime-local" {...field('startAt')} />
            <TextField label={t('field.endAt')} type="datetime-local" {...field('endAt')} />
          </Beside>
          <Checkbox
            label={t('field.unlimited')}
            checked={values.unlimited}
            onChange={(unlimited) => set({ unlimited })}
          />
          <Beside>
            {!values.unlimited && <CountField label={t('coupon.pieces')} {...field('total')} />}
            <CountField label={t('field.perMember')} {...field('perUser')} />
          </Beside>
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.valid')}>
        <Stack>
          <RadioGroup
            label={t('field.valid')}
            look="line"
            options={(['days', 'dates'] as const).map((value) => ({ value, label: t(`validity.${value}`) }))}
            {...field('validity')}
          />
          {values.validity === 'days' ? (
            <CountField label={t('field.validDays')} {...field('validDays')} />
          ) : (
            <Beside>
              <TextField
                label={t('field.validFrom')}
                type="datetime-local"
                optional
                {...field('validFrom')}
              />
              <TextField label={t('field.validTo')} type="datetime-local" {...field('validTo')} />
            </Beside>
          )}
        </Stack>
      </OfficeCard>
    </PageForm>
  );
}
