import type { DeliveryMove } from '@mall/contract/trade/delivery';
import { media, Picture, useFormat } from '@mall/ui';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDesk } from '../desk.ts';
import { RiskBadge } from '../RiskBadge.tsx';
import { type DeliveryRow, nextMove } from '../status.ts';
import { Tag } from '../Tag.ts';
import { MoveMenu } from './MoveMenu.tsx';

type BoardCardProps = {
  row: DeliveryRow;
  may: boolean;
  lifted: boolean;
  onDrag: (row: DeliveryRow | null) => void;
  onMove: (row: DeliveryRow, move: DeliveryMove) => void;
};

/** A delivery on the board: the end of its order's number, by which people tell cards apart, goods, customer and date. */
export function BoardCard({ row, may, lifted, onDrag, onMove }: BoardCardProps) {
  const { t } = useTranslation('deliveries');
  const format = useFormat();
  const { pathOf } = useDesk();
  const end = row.orderNo.slice(-6);
  const [first] = row.lines;
  const more = row.lines.length - 1;
  const press = (event: KeyboardEvent<HTMLLIElement>): void => {
    const isOnCard =
      event.target instanceof HTMLAnchorElement && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isOnCard) return;
    const next = nextMove(row);
    const neighbour = {
      ArrowDown: event.currentTarget.nextElementSibling,
      ArrowUp: event.currentTarget.previousElementSibling,
    };
    if (event.key === 'ArrowRight' && may && next !== undefined) {
      event.preventDefault();
      onMove(row, next);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      neighbour[event.key]?.querySelector('a')?.focus();
    }
  };
  return (
    <Card
      data-card={row.id}
      data-risk={row.risk}
      data-lifted={lifted || undefined}
      draggable={may && row.moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', row.orderNo);
        onDrag(row);
      }}
      onDragEnd={() => onDrag(null)}
      onKeyDown={press}
    >
      <header>
        <Link to={pathOf(row.id)} draggable={false} title={row.orderNo} aria-label={`${end}, ${row.orderNo}`}>
          {end}
        </Link>
        <MoveMenu row={row} may={may} onMove={onMove} />
      </header>
      <div>
        <Picture src={first?.image} alt="" width={36} height={36} sizes="36px" />
        <p>
          <span title={first?.name}>
            {first?.name}
            {more > 0 && ` +${more}`}
          </span>
          <small>
            {row.customer} {row.urgent && <Tag>{t('urgent')}</Tag>}
          </small>
        </p>
      </div>
      <footer>
        <span>{row.expectedAt === null ? t('noDate') : format.date(row.expectedAt, 'short')}</span>
        <RiskBadge row={row} />
      </footer>
    </Card>
  );
}

const Card = styled.li`
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--o-radius);
  background: var(--surface);
  box-shadow: var(--shadow-1);
  font-size: var(--o-xs);

  &[draggable='true'] { cursor: grab; }
  &[data-risk='atRisk'] { border-left: 3px solid var(--warning); }
  &[data-risk='late'] { border-left: 3px solid var(--danger); }
  &[data-lifted] { opacity: 0.5; }
  &:focus-within { border-color: var(--focus); }
  > header { display: flex; align-items: center; gap: var(--space-1); }
  > header > a {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    font-weight: var(--weight-strong);
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > header button { width: 30px; height: 30px; border-radius: var(--o-radius); }
  ${media.finger} { > header button { width: var(--control); height: var(--control); } }
  > div { display: flex; gap: var(--space-2); align-items: center; margin: var(--space-1) 0 var(--space-2); }
  > div > :first-child { width: 36px; flex: none; border: 1px solid var(--line); border-radius: var(--radius-s); }
  > div > p { min-width: 0; }
  > div > p > * { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 1.5; }
  small, > footer > span:first-child {
    color: var(--text-muted);
    font-size: inherit;
    font-variant-numeric: tabular-nums;
  }
  > footer { display: flex; flex-wrap: wrap; justify-content: space-between; gap: var(--space-1) var(--space-2); }
`;
