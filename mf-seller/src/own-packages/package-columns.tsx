import { bcp47 } from '@mall/contract/languages';
import type { PackageState } from '@mall/contract/own-package';
import { officePaths } from '@mall/contract/office-paths';
import { Picture } from '@mall/ui';
import { Cells, type Column, StatusPill, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { FilePen, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { PackageRow } from './useOwnPackages.ts';

export const packageColumns: readonly Column<PackageRow, ParseKeys<'ownPackages'>>[] = [
  { id: 'name', header: 'column.name', cell: (row) => <Identity row={row} /> },
  {
    id: 'category',
    header: 'column.category',
    cell: (row) => Cells.text(row.category),
    width: '140px',
    wideOnly: true,
  },
  {
    id: 'price',
    card: 'amount',
    header: 'column.price',
    align: 'end',
    cell: (row) => Cells.money(row.price),
    width: '130px',
  },
  {
    id: 'review',
    card: 'aside',
    header: 'column.review',
    cell: (row) => <Review row={row} />,
    width: '190px',
  },
  { id: 'sale', card: 'line', header: 'column.sale', cell: (row) => <OnSale row={row} />, width: '120px' },
  {
    id: 'saved',
    header: 'column.saved',
    cell: (row) => Cells.dateTime(row.savedAt),
    width: '150px',
    wideOnly: true,
  },
];

function Identity({ row }: { row: PackageRow }) {
  const { t } = useTranslation('ownPackages');
  const name = row.name === '' ? t('unnamed') : row.name;
  const sub = [t('rooms.count', { count: row.rooms }), t('pieces', { count: row.pieces })].join(' · ');
  return (
    <Line>
      <Picture src={row.cover ?? undefined} alt="" width={52} height={52} sizes="52px" />
      {row.removedAt === null
        ? Cells.link(
            officePaths.packageForm({ id: row.id }),
            <span lang={bcp47[row.contentLang]}>{name}</span>,
            sub,
          )
        : Cells.text(name, sub)}
    </Line>
  );
}

const tones: Record<PackageState, { tone: StatusTone; icon?: LucideIcon }> = {
  draft: { tone: 'neutral', icon: FilePen },
  pending: { tone: 'wait' },
  approved: { tone: 'good' },
  rejected: { tone: 'bad' },
};

/** How the review stands, and under it why not, or that shoppers see an older version. */
function Review({ row }: { row: PackageRow }) {
  const { t } = useTranslation('ownPackages');
  const below =
    row.state === 'rejected' ? row.reason : row.live && row.state !== 'approved' ? t('liveStays') : null;
  return (
    <Two>
      <StatusPill {...tones[row.state]}>{t(`state.${row.state}`)}</StatusPill>
      {below !== null && <small title={below}>{below}</small>}
    </Two>
  );
}

function OnSale({ row }: { row: PackageRow }) {
  const { t } = useTranslation('ownPackages');
  if (!row.live) return Cells.text(null);
  return (
    <StatusPill tone={row.onSale ? 'good' : 'neutral'}>{t(row.onSale ? 'sale.on' : 'sale.off')}</StatusPill>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;

  > :first-child { flex: none; width: var(--thumb); height: var(--thumb); border: 1px solid var(--line); border-radius: var(--radius-s); }
`;

const Two = styled.span`
  display: grid;
  justify-items: start;
  gap: 2px;

  > small { max-width: 100%; overflow: hidden; color: var(--text-muted); font-size: var(--o-xs); text-overflow: ellipsis; }
`;
