import { boostKinds } from '@mall/contract/campaign/boost';
import { fromLocal, TextsFields, toLocal } from '@mall/office';
import { Beside, CountField, Stack } from '@mall/office/campaigns';
import { Checkbox, PageForm, RadioGroup } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { blankBoost, boostProblems, boostValues, sentBoost } from './boost-form.ts';
import { BoostPrize } from './BoostPrize.tsx';
import { DraftChanged } from './DraftChanged.tsx';
import { TimesFields } from './TimesFields.tsx';
import { type Opened, useCampaignForm } from './useCampaignForm.ts';
import { useCampaignSteps } from './useCampaigns.ts';

/** A draft of a boost. A copy names no coupon: only one boost gives away those of a template. */
export function BoostForm({ opened }: { opened: Opened }) {
  const { t } = useTranslation('campaigns');
  const { saveBoost } = useCampaignSteps();
  const { form, initial, changed } = useCampaignForm('boost', {
    opened,
    blank: blankBoost,
    valuesOf: (campaign) => ({
      ...boostValues(campaign, toLocal),
      ...(opened.copied === undefined ? {} : { template: null }),
    }),
    problems: boostProblems,
    save: (values, read) => saveBoost.mutateAsync({ ...sentBoost(values, fromLocal), ...read }),
  });
  const { values, field, set } = form;
  return (
    <PageForm form={form} submitLabel={t('save')} guardQuery="of" sticky>
      {changed && <DraftChanged before={initial} changed={changed} />}
      <OfficeCard title={t('part.prize')}>
        <Stack>
          <TextsFields label={t('field.name')} max={60} {...field('name')} />
          <RadioGroup
            label={t('field.prize')}
            look="line"
            options={boostKinds.map((value) => ({ value, label: t(`prize.${value}`) }))}
            {...field('kind')}
          />
          <BoostPrize form={form} except={opened.editing?.id ?? null} />
          <CountField label={t('pieces.boost')} hint={t('field.launchesHint')} {...field('stock')} />
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.when')}>
        <Stack>
          <TimesFields from={field('startAt')} to={field('endAt')} />
          <Beside>
            <CountField
              label={t('field.durationHours')}
              after={t('unit.hours')}
              {...field('durationHours')}
            />
            {values.kind === 'price_cut' && (
              <CountField label={t('field.orderHours')} after={t('unit.hours')} {...field('orderHours')} />
            )}
          </Beside>
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.helps')}>
        <Stack>
          <Beside>
            <CountField label={t('field.helps')} {...field('helps')} />
            <CountField label={t('field.newUserWeight')} {...field('newUserWeight')} />
            <CountField label={t('field.launchLimit')} {...field('launchLimit')} />
            <CountField label={t('field.helpLimit')} {...field('helpLimit')} />
            <CountField label={t('field.helpLimitDay')} {...field('helpLimitDay')} />
          </Beside>
          {values.kind === 'price_cut' && (
            <Checkbox
              label={t('field.earlyBuy')}
              checked={values.earlyBuy}
              onChange={(earlyBuy) => set({ earlyBuy })}
            />
          )}
        </Stack>
      </OfficeCard>
    </PageForm>
  );
}
