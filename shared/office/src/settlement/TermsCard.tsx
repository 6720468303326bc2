import { useFormat } from '@mall/ui';
import { KeyValues, OfficeCard } from '@mall/ui/office';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Terms } from './types.ts';

/** Terms as people read them. */
export const useTermsText = () => {
  const { t } = useTranslation('settlement');
  const format = useFormat();
  const rate = (bps: number) => format.number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 });
  const money = (amount: number) => format.money(amount);
  return {
    fee: ({ feeBps, fixedFee, categoryFees }: Terms) =>
      [
        t('terms.feeSays', { rate: rate(feeBps), fixed: money(fixedFee) }),
        ...(Object.keys(categoryFees).length === 0
          ? []
          : [t('terms.byCategory', { count: Object.keys(categoryFees).length })]),
      ].join(' · '),
    shares: ({ commissionBps, couponBps }: Terms) =>
      t('terms.sharesSay', { commission: rate(commissionBps), coupon: rate(couponBps) }),
    payable: ({ payableDays, minimumPayout }: Terms) =>
      t('terms.payableSays', { count: payableDays, least: money(minimumPayout) }),
    second: ({ secondFrom }: Terms) => t('terms.secondSays', { amount: money(secondFrom) }),
    since: ({ own, validFrom }: Terms) =>
      [
        ...(own ? [] : [t('terms.usual')]),
        ...(validFrom === null ? [] : [t('terms.since', { date: format.date(validFrom, 'medium') })]),
      ].join(' · '),
  };
};

/** The terms in force. */
export function TermsCard({
  terms,
  actions,
  children,
}: {
  terms: Terms;
  actions?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('settlement');
  const text = useTermsText();
  return (
    <OfficeCard title={t('terms.title')} actions={actions}>
      <KeyValues
        entries={[
          { id: 'fee', name: t('terms.fee'), value: text.fee(terms) },
          { id: 'shares', name: t('terms.shares'), value: text.shares(terms) },
          { id: 'payable', name: t('terms.payable'), value: text.payable(terms) },
          { id: 'second', name: t('terms.second'), value: text.second(terms) },
        ]}
      />
      <Quiet>{text.since(terms)}</Quiet>
      {children}
    </OfficeCard>
  );
}

const Quiet = styled.p`
  margin-top: var(--space-3);
  color: var(--text-muted);
  font-size: var(--o-s);
`;
