import { type DeliveryMove, deliveryStatus } from '@mall/contract/trade/delivery';
import { EmptyMessage, FailedSection, media, Skeleton } from '@mall/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useMayEdit } from '../desk.ts';
import { type DeliveryRow, moveInto } from '../status.ts';
import { useMoving } from '../useMoving.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import type { Deliveries } from './useDeliveries.ts';

/**
 * Deliveries by state. A card moves by dragging, by its menu or by the arrow key, and only along the table of
 * states.
 */
export function Board({ deliveries }: { deliveries: Deliveries }) {
  const { t } = useTranslation('deliveries');
  const may = useMayEdit();
  const [dragged, setDragged] = useState<DeliveryRow | null>(null);
  const board = useRef<HTMLDivElement>(null);
  const landed = useRef<string>(undefined);
  const { start, dialog, busy } = useMoving((id) => (landed.current = id));
  const { board: data } = deliveries;
  // The moved card is in another column after the answer: the focus follows it.
  useEffect(() => {
    const link = board.current?.querySelector<HTMLElement>(`[data-card="${landed.current ?? ''}"] a`);
    if (landed.current === undefined || !link) return;
    landed.current = undefined;
    link.focus();
  }, [data]);

  if (deliveries.state === 'failed') return <FailedSection onRetry={deliveries.retry} />;
  if (data === undefined) return <Skeleton kind="block" height={560} />;
  if (data.counts['all'] === 0)
    return deliveries.narrowed ? (
      <EmptyMessage
        title={t('notFound')}
        reason={t('notFoundReason')}
        action={{ label: t('clear'), onClick: deliveries.widen }}
      />
    ) : (
      <EmptyMessage title={t('none')} reason={t('noneReason')} />
    );
  // No delivery is recorded without a state any more: that column is only for old ones.
  const columns = data.columns.filter(({ status, total }) => status !== deliveryStatus.unknown || total > 0);
  const move = (row: DeliveryRow, wanted: DeliveryMove) => {
    if (may && !busy) start(row, wanted);
  };
  return (
    <>
      <Columns
        ref={board}
        role="group"
        aria-label={t('title')}
        tabIndex={0}
        data-stale={deliveries.state === 'refreshing' || undefined}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.status}
            column={column}
            may={may}
            dragged={dragged}
            into={dragged && may ? moveInto(dragged, column.status) : undefined}
            onDrag={setDragged}
            onMove={move}
            onMore={() => deliveries.ask({ view: 'list', status: statusOf(column.status) })}
          />
        ))}
      </Columns>
      {dialog}
    </>
  );
}

const statusOf = (status: number) => (['0', '1', '2', '3', '4', '5', '6'] as const)[status] ?? '';

const Columns = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(184px, 1fr);
  gap: var(--space-2);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  padding-bottom: var(--space-2);

  &[data-stale] { opacity: 0.55; transition: opacity var(--fast) 150ms; }
  ${media.phone} { grid-auto-columns: min(84vw, 320px); align-items: start; }
`;
