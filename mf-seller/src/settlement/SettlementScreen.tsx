import { officePaths } from '@mall/contract/seller/office-paths';
import type { Item } from '@mall/contract/operations';
import {
  BalanceCard,
  PayoutsCard,
  QuestionsCard,
  StatementPage,
  StatementsCard,
  TermsCard,
} from '@mall/office/settlement';
import { useMay, useQueryOf } from '@mall/platform';
import { FailedSection, Skeleton } from '@mall/ui';
import { DetailLayout, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AccountCard } from './AccountCard.tsx';
import { AskDialog } from './AskDialog.tsx';

/** What the mall owes the shop, and how it is paid; with `?statementId=` one of its statements. */
export function SettlementScreen() {
  const [params] = useSearchParams();
  const id = params.get('statementId');
  return id === null ? <Standing /> : <Statement key={id} id={id} />;
}

function Standing() {
  const { t } = useTranslation('shopSettlement');
  const { data, error, refetch } = useQueryOf('shopSettlement.show', {}, { quiet: true });
  if (error !== null) return <FailedSection onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton kind="block" height={480} />;
  return (
    <OfficePage title={t('title')} sub={t('sub')}>
      <DetailLayout
        aside={
          <>
            <AccountCard account={data.account} mayChange={data.maySetAccount} />
            <TermsCard terms={data.terms} />
          </>
        }
      >
        {data.balances.map((balance) => (
          <BalanceCard key={balance.currency} balance={balance} />
        ))}
        <StatementsCard linkTo={(id) => `?statementId=${id}`} />
        <PayoutsCard />
      </DetailLayout>
    </OfficePage>
  );
}

function Statement({ id }: { id: string }) {
  const { t } = useTranslation('shopSettlement');
  const mayOrders = useMay('order.view');
  const [asking, setAsking] = useState<{ line?: Item<'shopSettlement.lines'> | undefined }>();
  const answer = useQueryOf('shopSettlement.statement', { id }, { quiet: true });
  return (
    <>
      <StatementPage
        reads="shopSettlement"
        answer={answer}
        crumbs={[{ label: t('title'), to: officePaths.settlement() }]}
        orderPath={(orderId) => (mayOrders ? `${officePaths.orders()}?orderId=${orderId}` : undefined)}
        questions={<QuestionsCard reads="shopQuestion" statementId={id} mayAnswer />}
        onAsk={(line) => setAsking({ line })}
      />
      {asking && <AskDialog statementId={id} line={asking.line} onClose={() => setAsking(undefined)} />}
    </>
  );
}
