import type { DeliveryMove } from '@mall/contract/trade/delivery';
import { IconButton, Menu, type MenuItem } from '@mall/ui';
import { ArrowRight, Ellipsis, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDesk } from '../desk.ts';
import { type DeliveryRow, nextMove } from '../status.ts';

type MoveMenuProps = {
  row: DeliveryRow;
  may: boolean;
  onMove: (row: DeliveryRow, move: DeliveryMove) => void;
};

/** All steps that are possible for a delivery now; a user without the permission sees the reason. */
export function MoveMenu({ row, may, onMove }: MoveMenuProps) {
  const { t } = useTranslation('deliveries');
  const navigate = useNavigate();
  const { pathOf } = useDesk();
  const next = nextMove(row);
  const items: MenuItem[] = [
    ...row.moves.map((move) => ({
      id: move,
      label: t(`moves.${move}`),
      icon: <ArrowRight size={16} strokeWidth={1.75} aria-hidden />,
      hint: move === next ? '→' : undefined,
      danger: move === 'refuse',
      disabledBecause: may ? undefined : t('notPermitted'),
      onSelect: () => onMove(row, move),
    })),
    {
      id: 'open',
      label: t('open'),
      icon: <ExternalLink size={16} strokeWidth={1.75} aria-hidden />,
      divided: row.moves.length > 0,
      onSelect: () => void navigate(pathOf(row.id)),
    },
  ];
  return (
    <Menu
      align="end"
      items={items}
      trigger={(attributes) => (
        <IconButton {...attributes} label={t('actions', { no: row.orderNo })}>
          <Ellipsis size={16} aria-hidden />
        </IconButton>
      )}
    />
  );
}
