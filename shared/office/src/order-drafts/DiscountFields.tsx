import { orderDraftLimits as limits } from '@mall/contract/trade/order-draft';
import { media, TextField } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { readDiscount } from './draft-values.ts';
import type { DraftFormState } from './useDraftForm.ts';

/** One discount on all goods, and why. */
export function DiscountFields({ form }: { form: DraftFormState }) {
  const { t } = useTranslation('orderDrafts');
  const given = (readDiscount(form.values.discount) ?? 0) > 0;
  return (
    <OfficeCard title={t('discount.title')}>
      <Pair>
        <TextField
          label={t('discount.percent')}
          hint={t('discount.hint', { most: limits.maxDiscountBps / 100 })}
          inputMode="decimal"
          after="%"
          optional
          {...form.field('discount')}
        />
        <TextField
          label={t('discount.reason')}
          hint={t('discount.read')}
          maxLength={limits.maxReason}
          optional={!given}
          {...form.field('reason')}
        />
      </Pair>
    </OfficeCard>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  gap: var(--space-4);
  align-items: start;

  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
