import { BalanceCard, PayoutsCard, StatementsCard } from '@mall/office/settlement';
import { useQueryOf } from '@mall/platform';
import { Breadcrumbs, Button, EmptyMessage, FailedSection, Skeleton } from '@mall/ui';
import { OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOperate } from '../useMe.ts';
import { AdjustDialog } from './AdjustDialog.tsx';
import { DraftDialog } from './DraftDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { TermsOfShop } from './TermsOfShop.tsx';
import { listPath, statementPath } from './useSettlement.ts';

/** One shop: what it is owed, by which terms, its statements and payouts. */
export function ShopPage({ id }: { id: string }) {
  const { t } = useTranslation(['mallSettlement', 'settlement']);
  const mayPay = useMayOperate('finance.pay');
  const { data, error, refetch } = useQueryOf('mallSettlement.shops', { shopId: id }, { quiet: true });
  const [doing, setDoing] = useState<'terms' | 'adjust' | 'draft'>();
  const end = () => setDoing(undefined);
  const standing = data?.list.find(({ shop }) => shop.id === id);
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  if (standing === undefined)
    return (
      <EmptyMessage
        title={t('notFound')}
        reason={t('notFoundReason')}
        action={{ label: t('showAll'), to: listPath }}
      />
    );
  const { shop, balances } = standing;
  const [balance] = balances;
  return (
    <OfficePage
      above={<Breadcrumbs crumbs={[{ label: t('title'), to: listPath }, { label: shop.name }]} />}
      title={shop.name}
      sub={shop.code}
      actions={
        mayPay && (
          <>
            <Button onClick={() => setDoing('terms')}>{t('terms.set')}</Button>
            <Button onClick={() => setDoing('adjust')}>{t('adjust.open')}</Button>
            {balance !== undefined && balance.payable > 0 && standing.hasAccount && (
              <Button tone="primary" onClick={() => setDoing('draft')}>
                {t('draft.open')}
              </Button>
            )}
          </>
        )
      }
    >
      {balances.map((one) => (
        <BalanceCard key={one.currency} balance={one} />
      ))}
      <TermsOfShop shopId={id} />
      <StatementsCard shopId={id} linkTo={statementPath} />
      <PayoutsCard shopId={id} />
      {doing === 'terms' && <TermsDialog shop={shop} onClose={end} />}
      {doing === 'adjust' && balance && (
        <AdjustDialog shop={shop} currency={balance.currency} onClose={end} />
      )}
      {doing === 'draft' && balance && <DraftDialog shop={shop} balance={balance} onClose={end} />}
    </OfficePage>
  );
}
