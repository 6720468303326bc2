import { useTranslation } from 'react-i18next';
import type { Output } from '@mall/contract/operations';
import { savingsOf } from '@mall/contract/trade/receipt';
import { paths } from '@mall/contract/core/paths';
import { opens } from '@mall/platform';
import { ButtonLink, PriceReceipt, SummaryRows } from '@mall/ui';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { DetailPart } from './DetailPart.tsx';

/** The bill, and for each piece every step of its price. */
export function DetailBill({ order }: { order: Output<'order.detail'> }) {
  const { t } = useTranslation('member');
  const sheet = paths.print({ type: 'order', id: order.id });
  const { discount, freight, pay, receipt, currency } = order;
  const { listed, member, packages } = savingsOf({ ...order, lines: receipt });
  return (
    <DetailPart title={t('detail.bill')}>
      <SummaryRows
        decimals="always"
        currency={currency}
        rows={[
          { id: 'goods', label: t('bill.goods'), amount: listed },
          ...(member > 0 ? [{ id: 'member', label: t('bill.member'), amount: -member, member: true }] : []),
          ...(packages > 0
            ? [{ id: 'packages', label: t('bill.packages'), amount: -packages, saving: true }]
            : []),
          ...(discount > 0
            ? [{ id: 'coupon', label: t('bill.coupon'), amount: -discount, saving: true }]
            : []),
          { id: 'freight', label: t('bill.freight'), amount: freight },
          { id: 'total', label: t('bill.total'), amount: pay, total: true },
        ]}
      />
      <PriceReceipt lines={receipt} currency={currency} named />
      {opens(sheet) && (
        <Print
          size="small"
          tone="ghost"
          to={sheet}
          icon={<Printer size={16} strokeWidth={1.5} aria-hidden />}
        >
          {t('detail.print')}
        </Print>
      )}
    </DetailPart>
  );
}

/** Its label is on the line of the bill. */
const Print = styled(ButtonLink)`
  --button-pad-s: var(--space-3);
  margin: var(--space-2) 0 calc(-1 * var(--space-2)) calc(-1 * var(--space-3));
`;
