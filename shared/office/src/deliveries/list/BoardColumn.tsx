import { type DeliveryMove, deliveryMoves } from '@mall/contract/trade/delivery';
import type { Output } from '@mall/contract/operations';
import { useFormat } from '@mall/ui';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { type DeliveryRow, looks, stepOf } from '../status.ts';
import { BoardCard } from './BoardCard.tsx';

type BoardColumnProps = {
  column: Output<'delivery.board'>['columns'][number];
  may: boolean;
  dragged: DeliveryRow | null;
  /** The step by which the dragged card may enter this column. */
  into: DeliveryMove | undefined;
  onDrag: (row: DeliveryRow | null) => void;
  onMove: (row: DeliveryRow, move: DeliveryMove) => void;
  onMore: () => void;
};

/** One state: its name, its count, and its first deliveries. */
export function BoardColumn({ column, may, dragged, into, onDrag, onMove, onMore }: BoardColumnProps) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const step = stepOf(column.status);
  const { icon: Icon, tone } = looks[step];
  const rest = column.total - column.list.length;
  return (
    <Column
      aria-labelledby={`column-${column.status}`}
      data-target={into !== undefined || undefined}
      data-closed={(dragged !== null && into === undefined && dragged.status !== column.status) || undefined}
      onDragOver={(event) => into !== undefined && event.preventDefault()}
      onDrop={(event) => {
        if (dragged === null || into === undefined) return;
        event.preventDefault();
        onDrag(null);
        onMove(dragged, into);
      }}
    >
      <header>
        <h2 id={`column-${column.status}`} data-tone={tone}>
          <Icon size={15} strokeWidth={2} aria-hidden />
          {t(`status.${step}`)}
        </h2>
        <b>{format.number(column.total)}</b>
      </header>
      {into !== undefined && dragged !== null && (
        <Here>{t('drop', { from: dragged.status, to: deliveryMoves[into].to })}</Here>
      )}
      <ul>
        {column.list.map((row) => (
          <BoardCard
            key={row.id}
            row={row}
            may={may}
            lifted={dragged?.id === row.id}
            onDrag={onDrag}
            onMove={onMove}
          />
        ))}
      </ul>
      {rest > 0 && (
        <More type="button" onClick={onMore}>
          {t('more', { count: rest, all: format.number(rest) })}
        </More>
      )}
    </Column>
  );
}

const Column = styled.section`
  min-width: 0;
  min-height: 60dvh;
  padding: var(--space-2);
  border-radius: var(--radius-m);
  background: var(--surface-muted);
  scroll-snap-align: start;

  > header {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    padding: var(--space-1) var(--space-1) var(--space-2);
    font-size: var(--o-xs);
  }
  h2 {
    display: flex;
    flex: 1;
    align-items: center;
    gap: var(--space-1);
    min-width: 0;
    font-size: var(--o-s);
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  h2 > svg { flex: none; }
  h2[data-tone='neutral'] { color: var(--tone-neutral-fg); }
  h2[data-tone='info'] { color: var(--tone-info-fg); }
  h2[data-tone='move'] { color: var(--tone-move-fg); }
  h2[data-tone='good'] { color: var(--tone-good-fg); }
  h2[data-tone='bad'] { color: var(--tone-bad-fg); }
  > header > b { color: var(--text-muted); font-variant-numeric: tabular-nums; }
  > ul { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-2); }
  &[data-target] { box-shadow: inset 0 0 0 2px var(--brand); }
  &[data-closed] { opacity: 0.6; }
`;
const Here = styled.p`
  display: grid;
  place-items: center;
  height: 56px;
  margin-bottom: var(--space-2);
  border: 2px dashed var(--brand);
  border-radius: var(--o-radius);
  background: var(--brand-soft);
  color: var(--o-brand-strong);
  font-size: var(--o-xs);
  font-weight: var(--weight-strong);
  pointer-events: none;
`;
const More = styled.button`
  min-height: var(--button-height);
  padding: 0 var(--space-1);
  color: var(--text-muted);
  font-size: var(--o-xs);
  text-decoration: underline;
  text-underline-offset: 3px;
`;
