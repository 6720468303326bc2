import { couponScopes, couponSources } from '@mall/contract/incentive/coupon';
import { fromLocal, TextsFields, toLocal } from '@mall/office';
import { AmountField, Beside, CountField, Stack } from '@mall/office/campaigns';
import { PageForm, RadioGroup, SelectField, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import {
  blankCoupon,
  couponProblems,
  couponValues,
  needsShop,
  needsThings,
  sentCoupon,
} from './coupon-form.ts';
import { CouponCount } from './CouponCount.tsx';
import { DraftChanged } from './DraftChanged.tsx';
import { TimesFields } from './TimesFields.tsx';
import { ThingsField } from './ThingsField.tsx';
import { type Opened, useCampaignForm } from './useCampaignForm.ts';
import { useCampaignSteps } from './useCampaigns.ts';

/** A draft of a coupon. A copy has no dates of validity, as it has no times. */
export function CouponForm({ opened }: { opened: Opened }) {
  const { t } = useTranslation('campaigns');
  const { saveCoupon } = useCampaignSteps();
  const { form, initial, changed } = useCampaignForm('coupon', {
    opened,
    blank: blankCoupon,
    valuesOf: (campaign) => ({
      ...couponValues(campaign, toLocal),
      ...(opened.copied === undefined ? {} : { validFrom: '', validTo: '' }),
    }),
    problems: couponProblems,
    save: (values, read) => saveCoupon.mutateAsync({ ...sentCoupon(values, fromLocal), ...read }),
  });
  const { values, field, set } = form;
  const { scope } = values;
  return (
    <PageForm form={form} submitLabel={t('save')} guardQuery="of" sticky>
      {changed && <DraftChanged before={initial} changed={changed} />}
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
              <AmountField label={t('field.value')} {...field('value')} />
            ) : (
              <>
                <TextField label={t('field.value')} inputMode="decimal" after="%" {...field('value')} />
                <AmountField label={t('field.cap')} optional {...field('cap')} />
              </>
            )}
            <AmountField label={t('field.threshold')} optional {...field('threshold')} />
          </Beside>
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.for')}>
        <Stack>
          <SelectField
            label={t('field.scope')}
            options={couponScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
            {...field('scope')}
            onChange={(next) => next !== '' && set({ scope: next, things: [] })}
          />
          {needsThings(values) && scope !== 'all' && scope !== 'shop' && (
            <ThingsField label={t('field.things')} of={scope} most={200} {...field('things')} />
          )}
          <RadioGroup
            label={t('field.funder')}
            options={(['platform', 'shop'] as const).map((value) => ({
              value,
              label: t(`funder.${value}`),
              note: t(`funderHint.${value}`),
            }))}
            {...field('funder')}
          />
          {needsShop(values) && (
            <ThingsField
              label={t('field.shop')}
              name="shop"
              of="shop"
              most={1}
              value={values.shop === null ? [] : [values.shop]}
              error={field('shop').error}
              onChange={([shop = null]) => set({ shop })}
            />
          )}
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.take')}>
        <Stack>
          <SelectField
            label={t('field.source')}
            hint={t(`sourceHint.${values.source}`)}
            options={couponSources.map((value) => ({ value, label: t(`source.${value}`) }))}
            {...field('source')}
            onChange={(source) => source !== '' && set({ source })}
          />
          <TimesFields from={field('startAt')} to={field('endAt')} />
          <CouponCount form={form} />
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.valid')}>
        <Stack>
          <RadioGroup
            label={t('field.validity')}
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
