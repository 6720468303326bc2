import type { Output } from '@mall/contract/operations';
import { queueLimit } from '@mall/contract/operator/start';
import { EmptyMessage, media, TextLink, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMe } from '../useMe.ts';
import { placeOf } from './places.ts';

type Waiting = Output<'operator.start'>['queues'];

/** Each queue in which something waits: how many, and since when the first of them does. */
export function Queues({ queues }: { queues: Waiting }) {
  const { t } = useTranslation('start');
  const format = useFormat();
  const [now] = useState(() => Date.now());
  const permissions = useMe().me?.permissions ?? [];
  return (
    <OfficeCard title={t('waits')}>
      {queues.length === 0 ? (
        <EmptyMessage title={t('nothing')} reason={t('nothingReason')} art="lamp" />
      ) : (
        <List>
          {queues.map(({ queue, count, since }) => {
            const place = placeOf(queue, permissions);
            return (
              <li key={queue}>
                <b>{count < queueLimit ? format.number(count) : t('many')}</b>
                <span>
                  {place === undefined ? (
                    t(`queue.${queue}`)
                  ) : (
                    <TextLink to={place}>{t(`queue.${queue}`)}</TextLink>
                  )}
                </span>
                {since !== null && (
                  <time dateTime={since} title={format.dateTime(since, 'medium')}>
                    {t('since', { ago: format.relative(since, now) })}
                  </time>
                )}
              </li>
            );
          })}
        </List>
      )}
    </OfficeCard>
  );
}

const List = styled.ul`
  display: grid;

  > li {
    display: grid;
    grid-template-columns: 4ch minmax(0, 1fr) auto;
    align-items: baseline;
    gap: 0 var(--space-4);
    min-height: var(--control);
    padding-block: var(--space-2);
    border-top: 1px solid var(--o-line-soft);
  }
  > li:first-child { border-top: 0; }
  b { font-weight: var(--weight-strong); font-variant-numeric: tabular-nums; text-align: right; }
  time { color: var(--text-muted); font-size: var(--o-s); }
  ${media.phone} {
    > li { grid-template-columns: 4ch minmax(0, 1fr); }
    time { grid-column: 2; }
  }
`;
