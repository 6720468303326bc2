import { Button, FailedSection, media, Pagination, Sheet, Skeleton } from '@mall/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Cards } from './Cards.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { listSize, withFilters, withoutAll } from './filters.ts';
import { Toolbar } from './Toolbar.tsx';
import type { List } from './useList.ts';

/** Filters, sorting, cards and pages of a list. `empty` is what stands there when nothing fits. */
export function ProductList({ list, empty }: { list: List; empty: ReactNode }) {
  const { t } = useTranslation('catalog');
  const { answer, filters, waiting, failed, hrefOf } = list;
  const total = answer?.total ?? 0;
  return (
    <>
      <Filtering list={list} />
      <Beside>
        <aside aria-label={t('list.filters')}>
          <FilterPanel list={list} />
        </aside>
        <div>
          {failed && !answer && <FailedSection onRetry={list.retry} busy={waiting} height={520} />}
          {!answer && !failed && <Skeleton kind="cards" columns={3} rows={9} />}
          {answer && answer.list.length === 0 && empty}
          {answer && answer.list.length > 0 && <Cards cards={answer.list} stale={waiting} />}
          {total > listSize && (
            <Pages>
              <p role="status">
                {t('list.seen', {
                  from: (filters.page - 1) * listSize + 1,
                  to: Math.min(filters.page * listSize, total),
                  total,
                })}
              </p>
              <Pagination
                page={filters.page}
                total={total}
                size={listSize}
                hrefOf={(page) => hrefOf({ ...filters, page })}
              />
            </Pages>
          )}
        </div>
      </Beside>
    </>
  );
}

/** The toolbar and the sheet that it opens. They know alone whether it is open, so that opening draws no card anew. */
function Filtering({ list }: { list: List }) {
  const { t } = useTranslation('catalog');
  const [sheet, setSheet] = useState(false);
  const { answer, filters, choose } = list;
  return (
    <>
      <Toolbar list={list} onFilters={() => setSheet(true)} />
      <Sheet
        open={sheet}
        onClose={() => setSheet(false)}
        title={t('list.filters')}
        actions={
          <>
            <Button onClick={() => choose(withoutAll(withFilters(filters, {})))}>{t('list.clear')}</Button>
            <Button tone="primary" onClick={() => setSheet(false)}>
              {t('list.show', { count: answer?.total ?? 0 })}
            </Button>
          </>
        }
      >
        {/* Not the first field, which would open a phone's keyboard over the filters. */}
        <Fingers tabIndex={-1} data-autofocus>
          <FilterPanel list={list} />
        </Fingers>
      </Sheet>
    </>
  );
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: 56px; /* columns of the reference picture: 232 + 56 */
  align-items: start;

  > aside > :first-child { padding-top: 0; }
  ${media.belowDesk} { grid-template-columns: minmax(0, 1fr); > aside { display: none; } }
`;

const Pages = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--space-4);
  margin-top: var(--space-7);
  color: var(--text-muted);
  font-size: var(--step--1);
  font-variant-numeric: tabular-nums;

  /* Nine marks in one row from 360 px on. */
  ${media.phone} { ol { gap: 0; } li, li > * { min-width: 36px; } li:empty { display: none; } }
`;

const Fingers = styled.div`
  --facet-line: var(--control);

  &:focus { outline: none; }
`;
