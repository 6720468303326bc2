import { deliveryStatus } from '@mall/contract/trade/delivery';
import { Button, Picture } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { Split } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useDesk, useMayEdit } from './desk.ts';
import { SplitDialog } from './SplitDialog.tsx';
import { type Delivery, stepOf } from './status.ts';

/** The goods of this delivery, the other deliveries of its order, and the way to split it. */
export function GoodsCard({ delivery }: { delivery: Delivery }) {
  const { t } = useTranslation('deliveries');
  const may = useMayEdit();
  const { pathOf } = useDesk();
  const [open, setOpen] = useState(false);
  const splits =
    delivery.status === deliveryStatus.recorded && delivery.lines.length > 1 && delivery.moves.length > 0;
  return (
    <OfficeCard
      title={t('goods', { count: delivery.lines.length })}
      actions={
        splits && (
          <Button
            size="small"
            icon={<Split size={14} aria-hidden />}
            disabled={!may}
            title={may ? undefined : t('notPermitted')}
            onClick={() => setOpen(true)}
          >
            {t('split')}
          </Button>
        )
      }
    >
      <Pieces>
        {delivery.lines.map((line) => (
          <li key={line.id}>
            <Picture src={line.image} alt="" width={52} height={52} sizes="52px" />
            <span>
              {line.name}
              <small>{line.specText}</small>
            </span>
            <b>× {line.qty}</b>
          </li>
        ))}
      </Pieces>
      {delivery.siblings.length > 0 && (
        <Others>
          {t('siblings')}
          {delivery.siblings.map(({ id, status }, index) => (
            <Link key={id} to={pathOf(id)}>
              {t('sibling', { n: index + 1, status: t(`status.${stepOf(status)}`) })}
            </Link>
          ))}
        </Others>
      )}
      {open && <SplitDialog delivery={delivery} onClose={() => setOpen(false)} />}
    </OfficeCard>
  );
}

const Pieces = styled.ul`
  display: grid;
  gap: var(--space-3);
  font-size: var(--o-s);

  > li { display: flex; align-items: center; gap: var(--space-3); }
  > li > :first-child { width: 52px; flex: none; border: 1px solid var(--line); border-radius: var(--radius-s); }
  > li > span { flex: 1; min-width: 0; }
  small { display: block; color: var(--text-muted); font-size: var(--o-xs); }
  b { font-variant-numeric: tabular-nums; }
`;
const Others = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  margin-top: var(--space-4);
  color: var(--text-muted);
  font-size: var(--o-s);

  > a { color: var(--o-link); text-decoration: underline; text-underline-offset: 3px; }
`;
