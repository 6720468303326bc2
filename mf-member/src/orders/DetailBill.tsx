import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { minus, money, sum, times } from '@mall/contract/money';
import type { Output } from '@mall/contract/operations';
import { SummaryRows } from '@mall/ui';
import { DetailPart } from './DetailPart.tsx';
import { MemberSaving } from './MemberSaving.tsx';
import { receiptSteps } from './receipt-steps.ts';

/** What it came to, and for each piece every step of its price. */
export function DetailBill({ order }: { order: Output<'order.detail'> }) {
  const { t } = useTranslation('member');
  const { goods, discount, freight, pay, receipt, currency } = order;
  const listed = sum(receipt.map((line) => times(money(line.activityPrice ?? line.shopPrice), line.qty)));
  const member = minus(money(goods), listed);
  return (
    <DetailPart title={t('detail.bill')}>
      <SummaryRows
        decimals="always"
        currency={currency}
        rows={[
          { id: 'goods', label: t('bill.goods'), amount: listed },
          ...(member < 0
            ? [{ id: 'member', label: t('bill.member'), content: <MemberSaving amount={-member} /> }]
            : []),
          ...(discount > 0
            ? [{ id: 'coupon', label: t('bill.coupon'), amount: -discount, saving: true }]
            : []),
          { id: 'freight', label: t('bill.freight'), amount: freight },
          { id: 'total', label: t('bill.total'), amount: pay, total: true },
        ]}
      />
      <Steps>
        <summary>{t('receipt.open')}</summary>
        {receipt.map((line) => (
          <div key={line.skuId}>
            <b>{line.name}</b>
            <SummaryRows
              decimals="always"
              currency={currency}
              rows={receiptSteps(line).map(({ step, amount, values }) => ({
                id: step,
                label: t(`receipt.${step}`, { ...values }),
                amount,
                saving: amount < 0,
                total: step === 'pay',
              }))}
            />
          </div>
        ))}
      </Steps>
    </DetailPart>
  );
}

const Steps = styled.details`
  margin-top: var(--space-3);
  font-size: var(--step--1);

  > summary { display: inline-flex; align-items: center; min-height: var(--control); color: var(--text-muted); text-decoration: underline; text-underline-offset: 4px; /* as every text link */ cursor: pointer; }
  > div { margin-top: var(--space-3); }
  dl { font-size: var(--step--1); }
  dl [data-total] dd { font-size: inherit; }
`;
