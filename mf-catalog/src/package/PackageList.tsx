import { AppliedChip, Chip, EmptyMessage, FailedSection, media, Skeleton } from '@mall/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ListPages } from '../ListPages.tsx';
import { Cards } from './Cards.tsx';
import { orders, tiers } from './filters.ts';
import type { Packages } from './usePackages.ts';

/** Price classes, sorting and the packages themselves. `category` is the name of the chosen room. */
export function PackageList({ list, category }: { list: Packages; category?: string | undefined }) {
  const { t } = useTranslation('package');
  const { answer, filters, choose, waiting, failed, hrefOf } = list;
  const clear = () => choose({ tier: undefined, categoryId: undefined });
  const filtered = filters.tier !== undefined || filters.categoryId !== undefined;
  return (
    <>
      <Bar>
        <Choices role="group" aria-label={t('tier.label')}>
          <Chip chosen={filters.tier === undefined} onClick={() => choose({ tier: undefined })}>
            {t('tier.all')}
          </Chip>
          {tiers.map((tier) => (
            <Chip
              key={tier}
              chosen={filters.tier === tier}
              onClick={() => choose({ tier: filters.tier === tier ? undefined : tier })}
            >
              {t(`tier.${tier}`)}
            </Chip>
          ))}
          {category && (
            <AppliedChip
              removeLabel={t('list.remove', { name: category })}
              onRemove={() => choose({ categoryId: undefined })}
            >
              {category}
            </AppliedChip>
          )}
        </Choices>
        <Sort>
          <select
            aria-label={t('list.sort.label')}
            value={filters.order}
            onChange={({ target }) => choose({ order: orders.find((order) => order === target.value) })}
          >
            {orders.map((order) => (
              <option key={order} value={order}>
                {t(`list.sort.${order}`)}
              </option>
            ))}
          </select>
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Sort>
      </Bar>
      {failed && !answer && <FailedSection onRetry={list.retry} busy={waiting} height={420} />}
      {!answer && !failed && <Skeleton kind="cards" columns={3} rows={6} />}
      {answer?.list.length === 0 && (
        <EmptyMessage
          title={t('list.empty')}
          reason={filtered ? t('list.emptyFiltered') : t('list.emptyReason')}
          action={{ label: t('list.clear'), onClick: clear }}
        />
      )}
      {answer && <Cards main cards={answer.list} stale={waiting} />}
      {answer && (
        <ListPages page={filters.page} total={answer.total} hrefOf={(page) => hrefOf({ ...filters, page })} />
      )}
    </>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-5);
  margin-bottom: var(--space-6);
  padding-block: var(--space-2);
  border-block: 1px solid var(--line);
`;

const Choices = styled.div`
  display: flex;
  gap: var(--space-2);
  min-width: 0;

  ${media.phone} {
    overflow-x: auto;
    margin-inline: calc(-1 * var(--margin));
    padding-inline: var(--margin);
    scrollbar-width: none;
  }
`;

const Sort = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;

  > select {
    appearance: none;
    min-height: var(--control);
    padding: 0 var(--space-6) 0 var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-pill);
    background: var(--surface);
    font-size: var(--step--1);
    cursor: pointer;
  }
  > svg { position: absolute; right: 14px; pointer-events: none; }
`;
