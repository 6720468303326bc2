import { fromLocal, TextsFields, toLocal } from '@mall/office';
import { Checkbox, PageForm } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { DraftChanged } from './DraftChanged.tsx';
import { TimesFields } from './TimesFields.tsx';
import { GoodsField } from './GoodsField.tsx';
import {
  AmountField,
  Beside,
  blankSale,
  CountField,
  readPrice,
  saleProblems,
  saleValues,
  sentSale,
  SlotsField,
  Stack,
} from '@mall/office/campaigns';
import { type Opened, useCampaignForm } from './useCampaignForm.ts';
import { useCampaignSteps } from './useCampaigns.ts';

/** A draft of a flash sale. */
export function SaleForm({ opened }: { opened: Opened }) {
  const { t } = useTranslation('campaigns');
  const { saveSeckill } = useCampaignSteps();
  const { form, initial, changed } = useCampaignForm('seckill', {
    opened,
    blank: blankSale,
    valuesOf: ({ seckill, ...campaign }) =>
      seckill === null ? blankSale : saleValues({ ...campaign, ...seckill }, toLocal),
    problems: saleProblems,
    save: (values, read) => saveSeckill.mutateAsync({ ...sentSale(values, fromLocal), ...read }),
  });
  const { values, field, set } = form;
  return (
    <PageForm form={form} submitLabel={t('save')} guardQuery="of" sticky>
      {changed && <DraftChanged before={initial} changed={changed} />}
      <OfficeCard title={t('part.what')}>
        <Stack>
          <TextsFields label={t('field.name')} max={40} {...field('name')} />
          <GoodsField
            value={values.skuId}
            error={field('skuId').error}
            onChange={(skuId) => set({ skuId })}
            price={readPrice(values.price)}
            from={fromLocal(values.startAt)}
            to={fromLocal(values.endAt)}
            except={opened.editing?.id ?? null}
          />
          <Beside>
            <AmountField label={t('field.price')} hint={t('field.priceHint')} {...field('price')} />
            <CountField label={t('field.stock')} hint={t('field.stockHint')} {...field('stock')} />
          </Beside>
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.when')}>
        <Stack>
          <TimesFields from={field('startAt')} to={field('endAt')} />
          <SlotsField
            words={{
              title: t('field.slots'),
              hint: t('field.slotsHint'),
              add: t('slot.add'),
              of: (part, n) => t(`slot.${part}`, { n }),
            }}
            value={values.slots}
            error={field('slots').error}
            onChange={(slots) => set({ slots })}
          />
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.limits')}>
        <Stack>
          <Beside>
            <CountField label={t('field.perOrder')} {...field('perOrder')} />
            <CountField label={t('field.perUser')} {...field('perUser')} />
          </Beside>
          <Checkbox
            label={t('field.allowCoupon')}
            checked={values.allowCoupon}
            onChange={(allowCoupon) => set({ allowCoupon })}
          />
        </Stack>
      </OfficeCard>
    </PageForm>
  );
}
