import { MoneyText, media, type SummaryRow, SummaryRows, useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { NextSteps } from './NextSteps.tsx';
import { type Commission, receiptOf, type ReceiptStep } from './receipt.ts';

/** Every step from the goods to the commission, and what happens to it next. */
export function WhyAmount({ commission }: { commission: Commission }) {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const rowOf = useRowOf(commission);
  return (
    <Paper>
      <section>
        <h3>{t('why.title', { amount: format.money(commission.amount, { decimals: 'always' }) })}</h3>
        <SummaryRows decimals="always" rows={receiptOf(commission).map(rowOf)} />
      </section>
      <section>
        <h3>{t('next.title')}</h3>
        <NextSteps commission={commission} />
      </section>
    </Paper>
  );
}

const useRowOf = ({ qty, level }: Commission) => {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const exactly = (minor: number) =>
    format.number(minor / 100, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
  return (step: ReceiptStep): SummaryRow => {
    switch (step.step) {
      case 'goods':
        return { id: step.step, label: t('why.goods', { count: qty }), amount: step.amount };
      case 'freight':
        return {
          id: step.step,
          label: t('why.freight', { amount: format.money(step.amount, { decimals: 'always' }) }),
          content: t('why.doesNotCount'),
        };
      case 'base':
        return {
          id: step.step,
          label: <b>{t('why.base')}</b>,
          content: <MoneyText amount={step.amount} decimals="always" strong />,
        };
      case 'rate':
        return {
          id: step.step,
          label: t('why.rate', { level }),
          note: t(`why.source.${step.source}`),
          content:
            step.kind === 'bps'
              ? `× ${format.percent(step.value)}`
              : t('why.perPiece', { amount: format.money(step.value), qty }),
        };
      case 'rounded':
        return {
          id: step.step,
          label: t('why.rounded'),
          content: `${exactly(step.exact)} → ${exactly(step.amount)}`,
        };
      case 'limited':
        return { id: step.why, label: t(`why.limited.${step.why}`), amount: step.amount };
      case 'amount':
        return { id: step.step, label: t('why.amount'), amount: step.amount, total: true };
      case 'coupon':
      case 'reversed':
      case 'left':
        return { id: step.step, label: t(`why.${step.step}`), amount: step.amount, saving: step.amount < 0 };
    }
  };
};

const Paper = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-5);
  padding: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);

  h3 { margin-bottom: var(--space-2); font-size: var(--step--1); }
  dl { font-size: var(--step--1); }
  dl > div { padding-block: var(--space-1); }
  dl [data-total] dd { font-size: var(--step-0); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
