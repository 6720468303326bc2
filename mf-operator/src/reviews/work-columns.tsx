import { useFormat } from '@mall/ui';
import { Cells, type Column } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useNow } from '../useNow.ts';
import type { WorkRow, Works } from './useWorks.ts';

export type WorkColumn = Column<WorkRow, ParseKeys<'workReviews'>>;

const shop: WorkColumn = {
  id: 'shop',
  header: 'column.shop',
  cell: (row) => Cells.text(row.shop.name, row.sender),
  width: '190px',
  card: 'line',
};

/** What waits, and who has it. */
export const waitingColumns = (linkTo: Works['linkTo']): readonly WorkColumn[] => [
  { id: 'name', header: 'column.name', cell: (row) => <Name row={row} to={linkTo(row)} /> },
  {
    id: 'state',
    header: 'column.change',
    cell: ({ first }) => <Change first={first} />,
    width: '130px',
    card: 'aside',
  },
  shop,
  {
    id: 'taker',
    header: 'column.taker',
    cell: ({ taker }) => Cells.text(taker?.name),
    width: '150px',
    card: 'line',
  },
  {
    id: 'since',
    header: 'column.since',
    cell: ({ since }) => <Ago at={since} />,
    width: '150px',
    align: 'end',
    card: 'foot',
  },
];

/** What was decided: how, why, by whom, when. */
export const decidedColumns: readonly WorkColumn[] = [
  { id: 'name', header: 'column.name', cell: (row) => <Name row={row} /> },
  {
    id: 'decision',
    header: 'column.decision',
    cell: ({ decided }) => <Decided decided={decided} />,
    card: 'aside',
  },
  shop,
  {
    id: 'reason',
    header: 'column.reason',
    cell: ({ decided }) => <Wrapped>{decided?.reason || '–'}</Wrapped>,
    card: 'line',
  },
  { id: 'by', header: 'column.by', cell: ({ decided }) => <By decided={decided} />, card: 'line' },
  {
    id: 'at',
    header: 'column.at',
    cell: ({ decided }) => Cells.dateTime(decided?.at),
    align: 'end',
    card: 'foot',
  },
];

function Name({ row: { kind, name, image }, to }: { row: WorkRow; to?: string }) {
  const { t } = useTranslation('workReviews');
  const said =
    to === undefined ? Cells.text(name, t(`kind.${kind}`)) : Cells.link(to, name, t(`kind.${kind}`));
  return image === null ? (
    said
  ) : (
    <Pictured>
      {Cells.pictures([image])}
      {said}
    </Pictured>
  );
}

export function Change({ first }: { first: boolean }) {
  const { t } = useTranslation('workReviews');
  return first ? Cells.status('info', t('change.new')) : Cells.status('wait', t('change.changed'));
}

export function Decided({ decided }: Pick<WorkRow, 'decided'>) {
  const { t } = useTranslation('workReviews');
  if (decided === null) return null;
  return Cells.status(decided.decision === 'approve' ? 'good' : 'bad', t(`outcome.${decided.decision}`));
}

function By({ decided }: Pick<WorkRow, 'decided'>) {
  const { t } = useTranslation('workReviews');
  return Cells.text(decided?.by?.name ?? t('theMall'));
}

export function Ago({ at }: { at: string }) {
  const format = useFormat();
  return (
    <time dateTime={at} title={format.dateTime(at, 'medium')}>
      {format.relative(at, useNow())}
    </time>
  );
}

const Wrapped = styled.span`
  display: inline-block;
  max-width: 44ch;
  white-space: normal;
  overflow-wrap: anywhere;
`;
const Pictured = styled.span`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  min-width: 0;

  > :last-child { flex: 1; min-width: 0; white-space: normal; }
`;
