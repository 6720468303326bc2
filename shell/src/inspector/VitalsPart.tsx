import { useTranslation } from 'react-i18next';
import { vitals } from '../loader/vitals.ts';
import { Part } from './look.tsx';
import { RatingBadge } from './RatingBadge.tsx';
import { ratingOf } from './ratings.ts';
import { Table } from './Table.tsx';

/** The vitals of this page so far, and the remote that each belongs to. */
export function VitalsPart() {
  const { t } = useTranslation('inspector');
  return (
    <Part title={t('vitals.title')}>
      <Table
        caption={t('vitals.title')}
        rows={[...vitals.values()]}
        keyOf={({ name }) => name}
        empty={t('vitals.empty')}
        columns={[
          { key: 'name', head: t('vitals.name'), cell: ({ name }) => name },
          {
            key: 'value',
            head: t('vitals.value'),
            kind: 'figure',
            cell: ({ name, value }) =>
              name === 'CLS' ? value.toFixed(3) : t('loads.ms', { ms: Math.round(value) }),
          },
          {
            key: 'rating',
            head: t('vitals.rating'),
            cell: ({ name, value }) => <RatingBadge rating={ratingOf(name, value)} />,
          },
          { key: 'part', head: t('part'), cell: ({ remote }) => remote },
          { key: 'version', head: t('version'), cell: ({ version }) => version || '–' },
        ]}
      />
    </Part>
  );
}
