import { startTransition, useOptimistic } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowDown, ArrowUp, Columns3, Lock, RotateCcw } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../base/Button.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { IconButton } from '../base/IconButton.tsx';
import { Popover } from '../feedback/Popover.tsx';
import { chosenColumns, type Column } from './columns.ts';

type ColumnMenuProps<Row, Key extends string> = {
  /** All columns in the table's own order. */
  columns: readonly Column<Row, Key>[];
  /** Ids separated by commas, as in the address; '' is the table's default. */
  chosen: string;
  onChange: (chosen: string) => void;
  say: (key: Key) => string;
};

/** The menu that chooses a table's columns and their order. The first column identifies the row and stays. */
export function ColumnMenu<Row, Key extends string>({
  columns,
  chosen,
  onChange,
  say,
}: ColumnMenuProps<Row, Key>) {
  const { t } = useTranslation('office', { useSuspense: false });
  // A box is ticked at once; the address, and the table with it, may take a moment longer.
  const [now, setNow] = useOptimistic(chosen);
  const change = (next: string) =>
    startTransition(() => {
      setNow(next);
      onChange(next);
    });
  const [identity, ...shown] = chosenColumns(columns, now);
  const hidden = columns.slice(1).filter((column) => !shown.includes(column));
  const write = (next: readonly Column<Row, Key>[]) => change(next.map(({ id }) => id).join());
  const move = (at: number, by: number) => {
    const next = [...shown];
    const [column] = next.splice(at, 1);
    if (column) next.splice(at + by, 0, column);
    write(next);
  };
  return (
    <Popover
      label={t('columns.label')}
      align="end"
      trigger={(attributes) => (
        <Button {...attributes} tone="ghost" icon={<Columns3 size={16} strokeWidth={1.75} aria-hidden />}>
          {t('columns.label')}
        </Button>
      )}
    >
      {() => (
        <List>
          <li>
            <span>{identity && say(identity.header)}</span>
            <Lock size={14} aria-hidden />
          </li>
          {[...shown, ...hidden].map((column, index) => {
            const isShown = index < shown.length;
            const name = say(column.header);
            return (
              <li key={column.id}>
                <Checkbox
                  label={name}
                  checked={isShown}
                  disabled={isShown && shown.length === 1}
                  onChange={(on) => write(on ? [...shown, column] : shown.filter((one) => one !== column))}
                />
                {isShown && (
                  <>
                    <IconButton
                      label={t('columns.up', { name })}
                      disabled={index === 0}
                      onClick={() => move(index, -1)}
                    >
                      <ArrowUp size={14} aria-hidden />
                    </IconButton>
                    <IconButton
                      label={t('columns.down', { name })}
                      disabled={index === shown.length - 1}
                      onClick={() => move(index, 1)}
                    >
                      <ArrowDown size={14} aria-hidden />
                    </IconButton>
                  </>
                )}
              </li>
            );
          })}
          <li>
            <Button
              tone="ghost"
              size="small"
              disabled={now === ''}
              icon={<RotateCcw size={14} aria-hidden />}
              onClick={() => change('')}
            >
              {t('columns.default')}
            </Button>
          </li>
        </List>
      )}
    </Popover>
  );
}

const List = styled.ul`
  display: grid;
  min-width: 220px;
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: var(--o-s);

  > li { display: flex; align-items: center; min-height: var(--check-line, 34px); }
  > li > :first-child { flex: 1; }
  > li > svg { color: var(--text-muted); margin-right: 10px; }
  > li:last-child { margin-top: var(--space-2); padding-top: var(--space-2); border-top: 1px solid var(--line); }
  button[aria-label] { width: 30px; height: 30px; border-radius: var(--o-radius); }
`;
