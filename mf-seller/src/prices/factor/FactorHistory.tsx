import { useMay } from '@mall/platform';
import { Badge, Button, useFormat } from '@mall/ui';
import { OfficeCard } from '@mall/ui/office';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Held } from './useFactor.ts';

type FactorHistoryProps = { held: Held; busy: boolean; onUndo: (id: string) => void };

/** Who changed the coefficient when; the last change can be undone for a day. */
export function FactorHistory({ held, busy, onUndo }: FactorHistoryProps) {
  const { t } = useTranslation('factor');
  const format = useFormat();
  const allowed = useMay('price.edit');
  return (
    <OfficeCard title={t('history')}>
      {held.changes.length === 0 && <Quiet>{t('noHistory')}</Quiet>}
      <List>
        {held.changes.map((change) => (
          <li key={change.id}>
            <p data-undone={change.undoneAt !== null || undefined}>
              <b>
                {change.old} → {change.new}
              </b>
              {change.undoneAt !== null && <Badge>{t('wasUndone')}</Badge>}
              <time dateTime={change.at}>{format.dateTime(change.at, 'short')}</time>
            </p>
            <small>
              {t('by', { name: change.by })}
              {change.oldEnding !== change.newEnding &&
                ` · ${t(`ending.${change.oldEnding}`)} → ${t(`ending.${change.newEnding}`)}`}
            </small>
            {change.undoable && (
              <Button size="small" disabled={!allowed} busy={busy} onClick={() => onUndo(change.id)}>
                {t('undo')}
              </Button>
            )}
          </li>
        ))}
      </List>
    </OfficeCard>
  );
}

const Quiet = styled.p`color: var(--text-muted); font-size: var(--o-s);`;

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--o-s);
  font-variant-numeric: tabular-nums;

  p { display: flex; align-items: center; gap: var(--space-2); }
  [data-undone] > b { text-decoration: line-through; }
  time { margin-left: auto; color: var(--text-muted); font-size: var(--o-xs); }
  small { display: block; color: var(--text-muted); font-size: var(--o-xs); }
  button { margin-top: var(--space-2); }
`;
