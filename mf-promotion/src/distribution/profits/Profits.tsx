import { EmptyMessage, media, Tabs } from '@mall/ui';
import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { Card, PagedList, Segments } from '@mall/ui/member';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Withdrawals } from '../withdrawals/Withdrawals.tsx';
import { ProfitRow } from './ProfitRow.tsx';
import { Columns } from './row-style.ts';
import { pageSize, spans, tabs, useProfits } from './useProfits.ts';

/** Commissions by state and period, one below the other; the last tab has their withdrawals. */
export function Profits() {
  const { t } = useTranslation('distribution');
  const { tab, span, page, profits, show, hrefOf } = useProfits();
  const [opened, setOpened] = useState<string>();
  return (
    <Sheet>
      <Head>
        <Lane
          label={t('profit.tabs')}
          tabs={tabs.map((id) => ({ id, label: t(`profit.tab.${id}`) }))}
          value={tab}
          onChange={(next) => show({ tab: next })}
        />
        {tab !== 'withdrawals' && (
          <Segments
            label={t('range.label')}
            options={spans.map((id) => ({ id, label: t(`range.${id}`) }))}
            value={span}
            onChange={(next) => show({ span: next })}
          />
        )}
      </Head>
      {tab === 'withdrawals' ? (
        <Pad>
          <Withdrawals source="commission" hrefOf={hrefOf} page={page} />
        </Pad>
      ) : (
        <PagedList
          read={profits}
          page={page}
          size={pageSize}
          hrefOf={hrefOf}
          empty={
            <EmptyMessage
              art="lamp"
              title={t(tab === 'all' && span === 'all' ? 'profit.none' : 'profit.noneHere')}
              reason={t('profit.noneReason')}
              action={{ label: t('goods.open'), to: promotionPaths.goods() }}
            />
          }
        >
          {(list) => (
            <>
              <Columns aria-hidden="true">
                <span>{t('column.date')}</span>
                <span>{t('column.item')}</span>
                <span data-end>{t('column.base')}</span>
                <span data-end>{t('column.rate')}</span>
                <span data-end>{t('column.amount')}</span>
                <span>{t('column.state')}</span>
              </Columns>
              <ul aria-busy={profits.isPlaceholderData}>
                {list.map((commission) => (
                  <ProfitRow
                    key={commission.id}
                    commission={commission}
                    open={opened === commission.id}
                    onToggle={() => setOpened(opened === commission.id ? undefined : commission.id)}
                  />
                ))}
              </ul>
            </>
          )}
        </PagedList>
      )}
    </Sheet>
  );
}

const Lane = styled(Tabs)`
  padding-inline: var(--space-4);
  font-size: var(--step--1);
` as typeof Tabs; // styled() loses the tabs' own type of ids

/** Tabs and period in one line where both fit. */
const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  padding: var(--space-1) var(--space-2) 0 0;
  border-bottom: 1px solid var(--line);

  > :first-child { margin-bottom: -1px; }
  > [role='group'] { justify-self: end; margin-bottom: var(--space-1); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); padding: 0 0 var(--space-2); > [role='group'] { margin: var(--space-2) var(--space-4) 0; } }
`;

const Pad = styled.div`
  padding: var(--space-4);
`;

const Sheet = styled(Card)`
  > nav { padding: var(--space-4); }
`;
