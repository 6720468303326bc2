import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Failure } from './Failure.tsx';
import type { Send } from './useSystem.ts';

export const messageColumns: readonly Column<Send, ParseKeys<'system'>>[] = [
  { id: 'title', header: 'column.message', cell: ({ title }) => Cells.text(title), width: '260px' },
  { id: 'to', header: 'column.to', cell: (send) => <To send={send} />, width: '210px', card: 'line' },
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
    cell: ({ tries }) => Cells.number(tries),
    width: '90px',
    wideOnly: true,
  },
  {
    id: 'at',
    header: 'column.at',
    align: 'end',
    cell: ({ at }) => Cells.dateTime(at),
    width: '170px',
    card: 'aside',
  },
];

function To({ send: { to, way } }: { send: Send }) {
  const { t } = useTranslation('system');
  return Cells.text(to, t(`way.${way}`));
}
