import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { knownWork } from './known-work.ts';
import { Failure } from './Failure.tsx';
import type { Work } from './useSystem.ts';

export const workColumns: readonly Column<Work, ParseKeys<'system'>>[] = [
  { id: 'name', header: 'column.work', cell: (work) => <Name work={work} />, width: '300px' },
  {
    id: 'failure',
    header: 'column.failure',
    cell: ({ failure }) => <Failure text={failure} />,
    card: 'fill',
  },
  {
    id: 'tries',
    header: 'column.tries',
    align: 'end',
    cell: ({ tries, mostTries }) => `${tries} / ${mostTries}`,
    width: '110px',
    card: 'aside',
  },
  {
    id: 'at',
    header: 'column.at',
    align: 'end',
    cell: ({ at }) => Cells.dateTime(at),
    width: '170px',
    card: 'line',
  },
];

/** In words where this version knows the work; below it its name in the code, and what it was about. */
function Name({ work: { name, about } }: { work: Work }) {
  const { t } = useTranslation('system');
  const known = knownWork.find((one) => one === name);
  const code = [known === undefined ? '' : name, about].filter((one) => one !== '').join(' · ');
  return Cells.text(known === undefined ? name : t(`work.${known}`), code);
}
