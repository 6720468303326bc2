import type { DeliveryMove } from '@mall/contract/trade/delivery';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from './desk.ts';
import type { Movable } from './movable.ts';
import { MoveDialog, type Planned } from './MoveDialog.tsx';
import { useStep } from './useStep.ts';

/**
 * Moves a delivery, whether by dragging, by a menu or by a key: a step that needs input asks for it first,
 * and the form signed at the door is on the delivery's own page.
 */
export const useMoving = (onMoved: (id: string) => void = () => undefined) => {
  const { take, busy } = useStep();
  const { pathOf } = useDesk();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ row: Movable; move: Planned } | null>(null);
  const start = (row: Movable, move: DeliveryMove): void => {
    if (move === 'accept' || move === 'refuse') return void navigate(`${pathOf(row.id)}#acceptance`);
    if (move === 'depart' || move === 'install' || move === 'retry') return setAsked({ row, move });
    void take(row, move).then((now) => now && onMoved(row.id));
  };
  const dialog: ReactNode = asked && (
    <MoveDialog
      key={asked.row.id}
      {...asked}
      onTake={async (more, onRefused) => {
        const now = await take(asked.row, asked.move, more, onRefused);
        if (now === undefined) return;
        setAsked(null);
        onMoved(asked.row.id);
      }}
      onClose={() => setAsked(null)}
    />
  );
  return { start, dialog, busy };
};
