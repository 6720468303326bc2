import { orderDraftLimits as limits } from '@mall/contract/trade/order-draft';
import { PageForm, TextArea } from '@mall/ui';
import { DetailLayout, OfficeCard } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CustomerFields } from './CustomerFields.tsx';
import { DiscountFields } from './DiscountFields.tsx';
import { DraftTotals } from './DraftTotals.tsx';
import { GoodsFields } from './GoodsFields.tsx';
import { type DraftFormState, usePrice } from './useDraftForm.ts';

type DraftFormProps = { form: DraftFormState; submitLabel: string; aside?: ReactNode };

/** Goods, customer, discount and note on the left; what it costs on the right. */
export function DraftForm({ form, submitLabel, aside }: DraftFormProps) {
  const { t } = useTranslation('orderDrafts');
  const { priced, retry } = usePrice(form.values);
  return (
    <DetailLayout
      aside={
        <>
          <DraftTotals priced={priced} retry={retry} />
          {aside}
        </>
      }
    >
      <PageForm form={form} submitLabel={submitLabel} guardQuery="id" sticky>
        <GoodsFields form={form} price={priced} />
        <CustomerFields form={form} />
        <DiscountFields form={form} />
        <OfficeCard title={t('note.title')}>
          <TextArea
            label={t('note.label')}
            hint={t('note.hint')}
            optional
            rows={2}
            counter={limits.maxNote}
            {...form.field('note')}
          />
        </OfficeCard>
      </PageForm>
    </DetailLayout>
  );
}
