import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText, Panel, SummaryRows } from '@mall/ui';
import { BuyFoot } from '../BuyBar.tsx';
import type { Payment } from './usePayment.ts';

/** The amount due, beside the payment methods; the button is its foot. */
export function ToPay({ payment, children }: { payment: Payment; children: ReactNode }) {
  const { t } = useTranslation('checkout');
  const { pay, currency, orderNo } = payment;
  return (
    <Panel title={t('bill.toPay')}>
      <SummaryRows
        currency={currency}
        decimals="always"
        rows={[
          { id: 'no', label: t('pay.paid.no'), content: orderNo },
          { id: 'total', label: t('bill.total'), amount: pay, total: true },
        ]}
      />
      {children && (
        <BuyFoot
          amount={
            <>
              <strong>
                <MoneyText amount={pay} currency={currency} decimals="always" />
              </strong>
              <small>{t('bill.withFreight')}</small>
            </>
          }
        >
          {children}
        </BuyFoot>
      )}
    </Panel>
  );
}
