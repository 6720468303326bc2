import { promotionPaths } from '@mall/contract/incentive/promotion-paths';
import { useQueryOf } from '@mall/platform';
import { ButtonLink, media, Page, useFormat } from '@mall/ui';
import { Card, Loaded } from '@mall/ui/member';
import { Banknote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LinkParts } from '../links/LinkParts.tsx';
import { Balances } from '../Balances.tsx';
import { DayBars } from './DayBars.tsx';
import { Latest } from './Latest.tsx';

const pages = ['goods', 'orders', 'profits', 'withdrawals', 'team', 'info'] as const;

/** A promoter's day: balances, link and latest earnings. */
export function Dashboard() {
  const { t } = useTranslation('distribution');
  const format = useFormat();
  const earnings = useQueryOf('earnings.mine', {}, { quiet: true });
  const money = (amount: number) => format.money(amount, { decimals: 'always' });
  return (
    <Page
      title={t('dashboard.title')}
      actions={
        <ButtonLink
          tone="primary"
          to={promotionPaths.withdraw()}
          icon={<Banknote size={16} strokeWidth={1.5} aria-hidden />}
        >
          {t('withdraw.open')}
        </ButtonLink>
      }
    >
      <Parts>
        <Loaded read={earnings} skeleton="block">
          {(mine) => (
            <>
              <Balances earnings={mine} />
              <Columns>
                <Card>
                  <header>
                    <h2>{t('dashboard.days')}</h2>
                    <small>
                      {t('dashboard.sums', { today: money(mine.today), month: money(mine.month) })}
                    </small>
                  </header>
                  <DayBars days={mine.days} />
                </Card>
                <Card>
                  <h2>{t('dashboard.link')}</h2>
                  <LinkParts />
                </Card>
              </Columns>
            </>
          )}
        </Loaded>
        <Latest />
        <nav aria-label={t('dashboard.more')}>
          <Pages>
            {pages.map((page) => (
              <li key={page}>
                <Link to={promotionPaths[page]()}>{t(`page.${page}`)}</Link>
              </li>
            ))}
          </Pages>
        </nav>
      </Parts>
    </Page>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  section > h2, section > header { margin-bottom: var(--space-4); }
  h2 { font-size: var(--step-ui); }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-1) var(--space-3);
  }
  header > small { color: var(--text-muted); font-size: var(--step--1); }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: var(--space-4);

  > * { padding: var(--space-5); }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { > * { padding: var(--space-4); } }
`;

const Pages = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control);
    padding: 0 var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    font-size: var(--step-ui);
  }
  a:hover { border-color: var(--line-strong); }
`;
