import { StatementPage } from '@mall/office/settlement';
import { useQueryOf } from '@mall/platform';
import { Button } from '@mall/ui';
import { FilterSegments, OfficePage } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMayOperate } from '../useMe.ts';
import { PayoutTable } from './PayoutTable.tsx';
import { ShopPage } from './ShopPage.tsx';
import { ShopTable } from './ShopTable.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { listPath, shopPath, tabs, useSettlement } from './useSettlement.ts';

/** What the mall owes its shops; with `?shopId=` one of them, with `?statementId=` one of its statements. */
export function SettlementScreen() {
  const [params] = useSearchParams();
  const [shopId, statementId] = [params.get('shopId'), params.get('statementId')];
  if (statementId !== null) return <Statement key={statementId} id={statementId} />;
  return shopId === null ? <Lists /> : <ShopPage key={shopId} id={shopId} />;
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
      actions={mayPay && <Button onClick={() => setSetsTerms(true)}>{t('terms.forAll')}</Button>}
    >
      <Start>
        <FilterSegments
          label={t('tab.label')}
          segments={tabs.map((value) => ({ value, label: t(`tab.${value}`) }))}
          value={tab}
          onChange={(next) => settlement.ask({ tab: next, keyword: '', state: 'all' })}
        />
      </Start>
      {tab === 'shops' ? (
        <ShopTable settlement={settlement} />
      ) : (
        <PayoutTable settlement={settlement} mayPay={mayPay} />
      )}
      {setsTerms && <TermsDialog onClose={() => setSetsTerms(false)} />}
    </OfficePage>
  );
}

function Statement({ id }: { id: string }) {
  const { t } = useTranslation('mallSettlement');
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
    />
  );
}

const Start = styled.div`justify-self: start;`;
