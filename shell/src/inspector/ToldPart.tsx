import { coreVitals, type CoreVital, type Ratings } from '@mall/contract/core/telemetry';
import { media, Spinner, VisuallyHidden } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { countOf, percentOf } from './figures.ts';
import { Muted, Part } from './look.tsx';
import { RatingBadge } from './RatingBadge.tsx';
import { ratingAtP75 } from './ratings.ts';
import type { RegistryReport } from './registry-report.ts';
import { Table } from './Table.tsx';
import { toldRows } from './told-rows.ts';

/** The results of each version with all its visitors: how often it failed, and how fast its pages were. */
export function ToldPart({ registry }: { registry: RegistryReport | undefined }) {
  const { t } = useTranslation('inspector');
  return (
    <Part title={t('told.title')}>
      {registry === undefined ? (
        <p role="status">
          <Spinner /> {t('registry.loading')}
        </p>
      ) : (
        <>
          <Muted>{t('told.lead')}</Muted>
          <Rows registry={registry} />
        </>
      )}
    </Part>
  );
}

function Rows({ registry }: { registry: RegistryReport }) {
  const { t } = useTranslation('inspector');
  return (
    <Table
      caption={t('told.title')}
      rows={toldRows(registry)}
      keyOf={({ name, version }) => `${name}@${version}`}
      empty={t('told.empty')}
      columns={[
        { key: 'part', head: t('part'), cell: ({ name }) => name },
        { key: 'version', head: t('version'), cell: ({ version }) => version || '–' },
        {
          key: 'pages',
          head: t('told.pages'),
          kind: 'figure',
          cell: ({ told: { loads } }) => (loads === 0 ? '–' : countOf(loads)),
        },
        {
          key: 'failed',
          head: t('told.failed'),
          kind: 'figure',
          cell: ({ told: { loads, failures } }) =>
            loads === 0
              ? '–'
              : t('told.rate', { failures: countOf(failures), rate: percentOf(failures / loads, 1) }),
        },
        ...coreVitals.map((vital: CoreVital) => ({
          key: vital,
          head: vital,
          kind: 'gauge' as const,
          cell: ({ told }: ReturnType<typeof toldRows>[number]) => <Vital ratings={told.vitals[vital]} />,
        })),
      ]}
    />
  );
}

/** The rating at the 75th percentile, and the distribution of pages over the three ratings. */
function Vital({ ratings }: { ratings: Ratings | undefined }) {
  const { t } = useTranslation('inspector');
  if (ratings === undefined) return '–';
  const [good, fair, poor] = ratings;
  const all = good + fair + poor;
  return (
    <Spread>
      <RatingBadge rating={ratingAtP75(ratings)} />
      <Bar aria-hidden>
        <i data-rating="good" style={{ flexGrow: good }} />
        <i data-rating="fair" style={{ flexGrow: fair }} />
        <i data-rating="poor" style={{ flexGrow: poor }} />
      </Bar>
      <small>{t('told.good', { share: percentOf(good / all), values: countOf(all) })}</small>
      <VisuallyHidden>
        {t('told.others', { fair: percentOf(fair / all), poor: percentOf(poor / all) })}
      </VisuallyHidden>
    </Spread>
  );
}

const Spread = styled.div`
  position: relative;
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-width: 128px;

  small { color: var(--text-muted); font-size: var(--step--2); }
  ${media.narrow} {
    flex: 1;
    grid-template-columns: 136px minmax(0, 1fr); /* the longest word of the four languages */
    align-items: center;
    min-width: 0;
    > :first-child { grid-row: span 2; }
    small { white-space: nowrap; }
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 1px; /* a hairline between the three */
  width: 100%;
  max-width: 160px;
  height: 6px;
  border-radius: var(--radius-pill);
  overflow: hidden;
  background: var(--surface-sunken);

  [data-rating='good'] { background: var(--success); }
  [data-rating='fair'] { background: var(--warning); }
  [data-rating='poor'] { background: var(--danger); }
  i { flex-basis: 0; }
`;
