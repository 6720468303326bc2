import { QuestionsCard, StatementPage } from '@mall/office/settlement';
import { useQueryOf } from '@mall/platform';
import { Button } from '@mall/ui';
import { FilterSegments, OfficeCard, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { BatchesTab, BatchPage } from '../batches.ts';
import { PayoutTable } from './PayoutTable.tsx';
import { SettlementViews } from './SettlementViews.tsx';
import { ShopPage } from './ShopPage.tsx';
import { ShopTable } from './ShopTable.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import {
  listPath,
  pageSize,
  payoutBatches,
  shopPath,
  statementPath,
  tabs,
  useSettlement,
} from './useSettlement.ts';

/**
 * What the mall owes its shops; with `?shopId=` one of them, with `?statementId=` one of its statements, with `?batchId=`
 * payouts that leave together.
 */
export function SettlementScreen() {
  const [params] = useSearchParams();
  const { t } = useTranslation('mallSettlement');
  const [shopId, statementId, batchId] = ['shopId', 'statementId', 'batchId'].map((name) => params.get(name));
  if (statementId) return <Statement key={statementId} id={statementId} />;
  if (batchId) return <BatchPage key={batchId} kind={payoutBatches} id={batchId} title={t('title')} />;
  return shopId ? <ShopPage key={shopId} id={shopId} /> : <Lists />;
}

function Lists() {
  const { t } = useTranslation('mallSettlement');
  const settlement = useSettlement();
  const mayPay = useMayOperate('finance.pay');
  const [setsTerms, setSetsTerms] = useState(false);
  const { tab } = settlement.asked;
  return (
    <OfficePage
      title={t('title')}
      sub={t('sub')}
      actions={
        <>
          {tab !== 'questions' && <SettlementViews settlement={settlement} />}
          {mayPay && <Button onClick={() => setSetsTerms(true)}>{t('terms.forAll')}</Button>}
        </>
      }
    >
      <Start>
        <FilterSegments
          label={t('tab.label')}
          segments={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={tab}
          onChange={(next) =>
            settlement.ask({ tab: next, keyword: '', state: 'all', batch: 'all', cols: '' })
          }
        />
      </Start>
      {tab === 'shops' && <ShopTable settlement={settlement} />}
      {tab === 'payouts' && <PayoutTable settlement={settlement} mayPay={mayPay} />}
      {tab === 'questions' && (
        <QuestionsCard reads="mallQuestion" statementPath={statementPath} mayAnswer={mayPay} />
      )}
      {tab === 'batches' && (
        <OfficeCard flush>
          <BatchesTab
            kind={payoutBatches}
            {...settlement.batches}
            page={settlement.page}
            size={pageSize}
            state={settlement.asked.batch}
            onAsk={settlement.ask}
            begin={t('beginBatch')}
          />
        </OfficeCard>
      )}
      {setsTerms && <TermsDialog onClose={() => setSetsTerms(false)} />}
    </OfficePage>
  );
}

function Statement({ id }: { id: string }) {
  const { t } = useTranslation('mallSettlement');
  const mayPay = useMayOperate('finance.pay');
  const answer = useQueryOf('mallSettlement.statement', { id }, { quiet: true });
  const shop = answer.data?.shop;
  return (
    <StatementPage
      reads="mallSettlement"
      answer={answer}
      crumbs={[
        { label: t('title'), to: listPath },
        ...(shop === undefined ? [] : [{ label: shop.name, to: shopPath(shop.id) }]),
      ]}
      orderPath={() => undefined}
      questions={<QuestionsCard reads="mallQuestion" statementId={id} mayAnswer={mayPay} />}
    />
  );
}

/** As wide as its words need, at most as the page is: then they scroll. */
const Start = styled.div`justify-self: start; min-width: 0; max-width: 100%;`;
