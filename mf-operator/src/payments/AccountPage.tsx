import { paymentCountCap } from '@mall/contract/operator/mall-payments';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, EmptyMessage, TextLink, useFormat } from '@mall/ui';
import { Cells, type Column, DataTable, loadOf, OfficeCard, OfficePage, TableFoot } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountName } from './AccountName.tsx';
import { BelowLink } from './Below.ts';
import { Cause } from './Cause.tsx';
import {
  accountPath,
  type LedgerEntry,
  listPath,
  orderPath,
  pageSize,
  paymentPath,
  tabPath,
} from './usePayments.ts';

/** One account of the ledger: what went in and out, why, and where the rest of it stands. */
export function AccountPage({ account, currency }: { account: string; currency: string }) {
  const { t } = useTranslation('mallPayments');
  const format = useFormat();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);
  const answer = useQueryOf(
    'mallLedger.entries',
    { account, currency, page, size: pageSize },
    { placeholderData: (before) => before },
  );
  const { data } = answer;
  return (
    <OfficePage
      above={
        <Breadcrumbs
          crumbs={[
            { label: t('title'), to: listPath },
            { label: t('tab.ledger'), to: tabPath('ledger') },
            { label: account },
          ]}
        />
      }
      title={account}
      sub={<AccountName account={account} />}
      status={data && format.money(data.balance, { currency, decimals: 'always' })}
    >
      <OfficeCard flush>
        <DataTable
          label={t('ledger.entries')}
          columns={columnsIn(currency)}
          rows={data?.list ?? []}
          rowKey={({ id, delta }) => `${id} ${delta}`}
          rowName={({ id }) => id}
          say={(key) => t(key)}
          load={loadOf(answer)}
          expectedRows={8}
          empty={<EmptyMessage title={t('ledger.empty')} reason={t('ledger.emptyReason')} />}
        />
        <TableFoot
          page={page}
          size={pageSize}
          total={data?.total ?? 0}
          more={data?.total === paymentCountCap}
          onPage={(next) => setParams({ account, currency, ...(next > 1 ? { page: String(next) } : {}) })}
        />
      </OfficeCard>
    </OfficePage>
  );
}

const columnsIn = (currency: string): readonly Column<LedgerEntry, ParseKeys<'mallPayments'>>[] => [
  { id: 'at', header: 'column.at', cell: ({ at }) => Cells.dateTime(at), width: '160px' },
  { id: 'cause', header: 'column.cause', cell: (entry) => <Why entry={entry} />, card: 'line' },
  {
    id: 'others',
    header: 'column.others',
    cell: ({ others }) => <Others others={others} currency={currency} />,
    card: 'foot',
  },
  {
    id: 'delta',
    header: 'column.amount',
    align: 'end',
    cell: ({ delta }) => Cells.money(delta, currency),
    card: 'amount',
  },
];

/** What caused it, and the way to the order, the payment, the shop and the statement. */
function Why({ entry: { cause, order, paymentId, shopId, statement } }: { entry: LedgerEntry }) {
  const { t } = useTranslation('mallPayments');
  return (
    <span>
      <Cause cause={cause} />
      {order !== null && (
        <BelowLink>
          <TextLink to={orderPath(order)}>{t('ofOrder', { no: order.no })}</TextLink>
        </BelowLink>
      )}
      {paymentId !== null && (
        <BelowLink>
          <TextLink to={paymentPath(paymentId)}>{t('toPayment')}</TextLink>
        </BelowLink>
      )}
      {shopId !== null && (
        <BelowLink>
          <TextLink to={`/operator/settlement?shopId=${shopId}`}>{t('toShop')}</TextLink>
        </BelowLink>
      )}
      {statement !== null && (
        <BelowLink>
          <TextLink to={`/operator/settlement?statementId=${statement.id}`}>
            {t('toStatement', { period: statement.period })}
          </TextLink>
        </BelowLink>
      )}
    </span>
  );
}

function Others({ others, currency }: Pick<LedgerEntry, 'others'> & { currency: string }) {
  const format = useFormat();
  return (
    <span>
      {others.map(({ account, delta }) => (
        <BelowLink key={account}>
          <TextLink to={accountPath(account, currency)}>{account}</TextLink>{' '}
          {format.money(delta, { currency, decimals: 'always' })}
        </BelowLink>
      ))}
    </span>
  );
}
