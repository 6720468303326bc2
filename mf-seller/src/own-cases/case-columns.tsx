import { bcp47 } from '@mall/contract/languages';
import type { GoodsState } from '@mall/contract/own-goods';
import { officePaths } from '@mall/contract/office-paths';
import { Picture, useFormat } from '@mall/ui';
import { Cells, type Column, StatusPill, type StatusTone } from '@mall/ui/office';
import type { ParseKeys } from 'i18next';
import { FilePen, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { OwnCase } from './useOwnCases.ts';
import { useRoomWords } from './words.ts';

export const caseColumns: readonly Column<OwnCase, ParseKeys<'ownCases'>>[] = [
  { id: 'title', header: 'column.title', cell: (row) => <Identity row={row} /> },
  {
    id: 'room',
    card: 'line',
    header: 'column.room',
    cell: (row) => <Room row={row} />,
    width: '170px',
    wideOnly: true,
  },
  { id: 'area', header: 'column.area', align: 'end', cell: (row) => <Area row={row} />, width: '110px' },
  {
    id: 'review',
    card: 'aside',
    header: 'column.review',
    cell: (row) => <Review row={row} />,
    width: '190px',
  },
  { id: 'shown', card: 'amount', header: 'column.shown', cell: (row) => <Shown row={row} />, width: '130px' },
  {
    id: 'saved',
    header: 'column.saved',
    cell: (row) => Cells.dateTime(row.savedAt),
    width: '150px',
    wideOnly: true,
  },
];

function Identity({ row }: { row: OwnCase }) {
  const { t } = useTranslation('ownCases');
  const name = row.title === '' ? t('unnamed') : row.title;
  const sub = `${t('pictureCount', { count: row.pictures })} · ${t('spotCount', { count: row.spots })}`;
  return (
    <Line>
      <Picture src={row.cover ?? undefined} alt="" width={52} height={52} sizes="52px" kind="photo" />
      {row.removedAt === null
        ? Cells.link(
            officePaths.caseForm({ id: row.id }),
            <span lang={bcp47[row.contentLang]}>{name}</span>,
            sub,
          )
        : Cells.text(name, sub)}
    </Line>
  );
}

function Room({ row }: { row: OwnCase }) {
  const words = useRoomWords();
  const said = [words.room(row.room), words.style(row.style)].filter((one) => one !== null);
  return Cells.text(said.length === 0 ? null : said.join(' · '));
}

function Area({ row: { area } }: { row: OwnCase }) {
  const { t } = useTranslation('ownCases');
  const format = useFormat();
  return Cells.text(area === null ? null : t('area', { area: format.number(area / 100) }));
}

const tones: Record<GoodsState, { tone: StatusTone; icon?: LucideIcon }> = {
  draft: { tone: 'neutral', icon: FilePen },
  pending: { tone: 'wait' },
  approved: { tone: 'good' },
  rejected: { tone: 'bad' },
};

/** How the review stands, and under it why not, or that shoppers see an older version. */
function Review({ row }: { row: OwnCase }) {
  const { t } = useTranslation('ownCases');
  const below =
    row.state === 'rejected' ? row.reason : row.live && row.state !== 'approved' ? t('liveStays') : null;
  return (
    <Two>
      <StatusPill {...tones[row.state]}>{t(`state.${row.state}`)}</StatusPill>
      {below !== null && <small title={below}>{below}</small>}
    </Two>
  );
}

function Shown({ row }: { row: OwnCase }) {
  const { t } = useTranslation('ownCases');
  if (!row.live) return Cells.text(null);
  return (
    <StatusPill tone={row.shown ? 'good' : 'neutral'}>{t(row.shown ? 'show.on' : 'show.off')}</StatusPill>
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
