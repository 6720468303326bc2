import { Notice, useFormat } from '@mall/ui';
import { Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Linked } from './linked.ts';

/** Whose order it is, until when its prices hold, why it costs less, and what the seller says. */
export function LinkHead({ linked }: { linked: Linked }) {
  const { t } = useTranslation('orderLink');
  const format = useFormat();
  const { shopName, validUntil, saved, reason, note } = linked;
  const amount = format.money(saved);
  return (
    <Space>
      <Notice icon={<Store size={20} strokeWidth={1.5} aria-hidden />}>
        <b>{t('from', { shop: shopName })}</b>
        <p>{t('until', { at: format.dateTime(validUntil) })}</p>
        {saved > 0 && (
          <p>{reason === '' ? t('discount', { amount }) : t('discountFor', { amount, reason })}</p>
        )}
        {note !== '' && (
          <p>
            {t('note', { shop: shopName })}: <q>{note}</q>
          </p>
        )}
      </Notice>
    </Space>
  );
}

const Space = styled.div`
  margin-bottom: var(--space-5);

  p { overflow-wrap: anywhere; white-space: pre-line; }
`;
