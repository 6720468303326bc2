import { useQueryOf } from '@mall/platform';
import {
  Button,
  Chip,
  EmptyMessage,
  FailedSection,
  Picture,
  Price,
  Skeleton,
  Switch,
  TextField,
  useFormat,
} from '@mall/ui';
import { Box, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OwnPieceDialog } from './OwnPieceDialog.tsx';
import { spanAlong } from './plan/geometry.ts';
import type { useCarrying } from './useCarrying.ts';
import type { PlanEditor } from './usePlanEditor.ts';

type Carrying = ReturnType<typeof useCarrying>;

const pageSize = 24;

/** Pieces to place: searched, by category, and optionally only those that fit into the largest room. */
export function Shelf({ editor, onTake }: { editor: PlanEditor; onTake: Carrying['take'] }) {
  const { t } = useTranslation('design');
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const [categoryId, setCategory] = useState<string>();
  const [fits, setFits] = useState(true);
  const [shown, setShown] = useState(pageSize);
  const [asking, setAsking] = useState(false);
  const keyword = useDeferredValue(typed.trim());
  const categories = useQueryOf('category.menu', {}, { quiet: true, staleTime: 60_000 });
  const room = widest(editor);
  const pieces = useQueryOf(
    'design.pieces',
    {
      size: Math.min(100, shown),
      ...(keyword && { keyword }),
      ...(categoryId && { categoryId }),
      ...(fits && room),
    },
    { quiet: true, placeholderData: (before) => before },
  );
  return (
    <Side aria-label={t('shelf.label')}>
      <Top>
        <TextField
          label={t('shelf.search')}
          hideLabel
          placeholder={t('shelf.search')}
          type="search"
          value={typed}
          onChange={setTyped}
          before={<Search size={20} strokeWidth={1.5} aria-hidden />}
        />
        <Chips>
          {categories.data?.map(({ id, name }) => (
            <Chip
              key={id}
              chosen={id === categoryId}
              onClick={() => setCategory(id === categoryId ? undefined : id)}
            >
              {name}
            </Chip>
          ))}
        </Chips>
        <Switch label={t('shelf.fits')} checked={fits} onChange={setFits} />
      </Top>
      {pieces.isError && <FailedSection onRetry={() => void pieces.refetch()} height={240} />}
      {pieces.data?.list.length === 0 && (
        <EmptyMessage title={t('shelf.none')} reason={t('shelf.noneReason')} />
      )}
      {pieces.data === undefined && !pieces.isError && <Skeleton kind="block" height={480} />}
      <Grid aria-busy={pieces.isFetching}>
        {pieces.data?.list.map((ware) => (
          <li key={ware.skuId}>
            <button
              type="button"
              onClick={() => editor.placeWare(ware)}
              onPointerDown={(event) => onTake(ware, event)}
              onDragStart={(event) => event.preventDefault()}
              aria-label={t('shelf.place', { name: ware.name })}
            >
              <Picture src={ware.image} alt="" width={120} height={120} />
              <b>{ware.name}</b>
            </button>
            <p>
              <Price now={ware.price} /> <span>{t('floor.cm', { cm: format.number(ware.size.w / 10) })}</span>
            </p>
          </li>
        ))}
      </Grid>
      {(pieces.data?.total ?? 0) > shown && shown < 100 && (
        <Button wide onClick={() => setShown((count) => count + pageSize)}>
          {t('shelf.more')}
        </Button>
      )}
      <Button wide tone="ghost" icon={<Box size={16} aria-hidden />} onClick={() => setAsking(true)}>
        {t('own.add')}
      </Button>
      <OwnPieceDialog open={asking} onClose={() => setAsking(false)} onAdd={editor.placeOwn} />
    </Side>
  );
}

/** The maximum width and depth of a piece that fits into one of the rooms. */
const widest = ({ plan }: PlanEditor): { maxW: number; maxD: number } | undefined => {
  if (plan.rooms.length === 0) return undefined;
  const spans = plan.rooms.map(({ polygon }) => {
    const [left, right] = spanAlong(polygon, { x: 1, y: 0 });
    const [top, bottom] = spanAlong(polygon, { x: 0, y: 1 });
    return { maxW: Math.round(right - left), maxD: Math.round(bottom - top) };
  });
  return {
    maxW: Math.max(...spans.map(({ maxW }) => maxW)),
    maxD: Math.max(...spans.map(({ maxD }) => maxD)),
  };
};

const Side = styled.aside`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-height: 0;
  padding: var(--space-4);
  overflow-y: auto;
  background: var(--surface);
`;

const Top = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Chips = styled.div`
  display: flex;
  gap: var(--space-2);
  padding-block: var(--space-1);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 1fr));
  gap: var(--space-4) var(--space-3);
  list-style: none;

  li { min-width: 0; }
  button { display: block; width: 100%; text-align: start; touch-action: pan-y; cursor: grab; }
  button b {
    display: block;
    margin-top: var(--space-2);
    font-size: var(--step--1);
    font-weight: var(--weight);
    line-height: 1.35;
  }
  button:hover b { text-decoration: underline; }
  button:focus-visible { outline-offset: 0; }
  p { display: flex; flex-wrap: wrap; gap: 0 var(--space-2); color: var(--text-muted); font-size: var(--step--1); }
`;
