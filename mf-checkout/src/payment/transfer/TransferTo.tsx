import { typedUnits } from '@mall/contract/core/money';
import { MoneyText, Panel } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Payment } from '../usePayment.ts';
import { AccountCard } from './AccountCard.tsx';
import { CopyRow } from './CopyRow.tsx';
import { Rows } from './Rows.ts';

/** Where to transfer the money to: exact amount and reference, then the accounts to choose from. */
export function TransferTo({ payment }: { payment: Payment }) {
  const { t } = useTranslation('transfer');
  const { pay, currency, orderNo, accounts } = payment;
  return (
    <>
      <p>{t('text')}</p>
      <Panel>
        <Rows>
          <CopyRow
            label={t('amount')}
            text={typedUnits(pay)}
            shown={<MoneyText amount={pay} currency={currency} decimals="always" strong />}
          />
          <CopyRow label={t('reference')} text={orderNo} />
        </Rows>
      </Panel>
      <Accounts>
        {accounts.map((account) => (
          <li key={account.id}>
            <AccountCard account={account} />
          </li>
        ))}
      </Accounts>
    </>
  );
}

const Accounts = styled.ul`
  display: grid;
  gap: var(--space-4);
`;
