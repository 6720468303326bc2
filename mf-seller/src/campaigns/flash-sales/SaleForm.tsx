import { fromLocal, TextsFields, toLocal } from '@mall/office';
import {
  AmountField,
  Beside,
  blankSale,
  CountField,
  type OpenedDraft,
  readPrice,
  saleProblems,
  saleValues,
  sentSale,
  SlotsField,
  Stack,
} from '@mall/office/campaigns';
import { useMutationOf } from '@mall/platform';
import { Checkbox, PageForm, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Changed } from '../Changed.tsx';
import { type Campaign, places } from '../kind.ts';
import { useCampaignForm } from '../useCampaignForm.ts';
import { GoodsField } from './GoodsField.tsx';

/** The terms of a flash sale of the shop. */
export function SaleForm({ opened }: { opened: OpenedDraft<Campaign<'seckill'>> }) {
  const { t } = useTranslation('shopCampaigns');
  const save = useMutationOf('shopSeckill.save', { refreshes: places.seckill.refreshes, quiet: true });
  const { form, changed } = useCampaignForm('seckill', {
    opened,
    blank: blankSale,
    valuesOf: ({ goods, ...sale }) => saleValues({ ...sale, skuId: goods.skuId }, toLocal),
    problems: saleProblems,
    save: (values, read) => save.mutateAsync({ ...sentSale(values, fromLocal), ...read }),
  });
  const { values, field, set } = form;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <PageForm form={form} submitLabel={t('save')} sticky>
      {changed && <Changed kind="seckill" changed={changed} />}
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
            except={opened.editing?.id}
          />
          <Beside>
            <AmountField label={t('field.price')} {...field('price')} />
            <CountField label={t('field.stock')} hint={t('field.stockHint')} {...field('stock')} />
          </Beside>
        </Stack>
      </OfficeCard>
      <OfficeCard title={t('part.when')}>
        <Stack>
          <Beside>
            <TextField
              label={t('field.startAt')}
              hint={t('field.zone', { zone })}
              type="datetime-local"
              {...field('startAt')}
            />
            <TextField label={t('field.endAt')} type="datetime-local" {...field('endAt')} />
          </Beside>
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
