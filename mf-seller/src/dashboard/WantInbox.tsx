import { serverNow } from '@mall/platform';
import { FailedSection, Skeleton, useFormat } from '@mall/ui';
import { OfficeCard, PersonFace } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Lines, Quiet, Two } from './Lines.ts';
import { More } from './More.tsx';
import { places } from './places.ts';
import { useWants } from './useOverview.ts';

type Want = NonNullable<ReturnType<typeof useWants>['data']>['list'][number];

/** The purchase requests that are due, and the newest open ones. */
export function WantInbox() {
  const { t } = useTranslation('overview');
  const { data, failed, retry } = useWants();
  const to = places.wants();
  return (
    <OfficeCard
      title={data ? t('wants.titleOpen', { count: data.open }) : t('wants.title')}
      actions={
        <Ways>
          {data !== undefined && data.due > 0 && (
            <More to={places.dueWants()}>{t('wants.due', { count: data.due })}</More>
          )}
          <More to={to}>{t('wants.all')}</More>
        </Ways>
      }
    >
      {failed ? (
        <FailedSection onRetry={retry} />
      ) : data === undefined ? (
        <Skeleton rows={3} />
      ) : data.list.length === 0 ? (
        <Quiet>{t('wants.none')}</Quiet>
      ) : (
        <Lines>
          {data.list.map((want) => (
            <li key={want.id}>
              {to === undefined ? (
                <div>
                  <Line want={want} />
                </div>
              ) : (
                <Link to={`${to}?id=${want.id}`}>
                  <Line want={want} />
                </Link>
              )}
            </li>
          ))}
        </Lines>
      )}
    </OfficeCard>
  );
}

function Line({ want }: { want: Want }) {
  const { t } = useTranslation('overview');
  const format = useFormat();
  const now = serverNow();
  return (
    <>
      <PersonFace name={want.contact} />
      <Two>
        <span>
          <b>{want.contact}</b> <small>{want.region.split(' ').at(-2) ?? want.region}</small>
        </span>
        <small title={want.remark}>{want.remark}</small>
      </Two>
      <Side>
        <small>{format.relative(want.createdAt, now)}</small>
        {want.due ? (
          <mark>{t('wants.call')}</mark>
        ) : (
          want.fresh && <i role="img" aria-label={t('wants.new')} title={t('wants.new')} />
        )}
      </Side>
    </>
  );
}

const Ways = styled.span`display: inline-flex; gap: var(--space-3);`;

const Side = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  gap: 2px;

  small { color: var(--text-muted); font-size: var(--o-xs); }
  > i { width: 8px; height: 8px; border-radius: 50%; background: var(--brand); }
  > mark {
    padding: 1px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--tone-wait-bg);
    color: var(--tone-wait-fg);
    font-size: var(--o-xs);
    font-weight: 550;
  }
`;
