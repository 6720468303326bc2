import { Picture } from '@mall/ui';
import { ArrowRight, ReceiptText, ScrollText, Store, User, Zap } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Command, CommandGroup } from './desk.ts';

type Props = {
  id: string;
  groups: readonly CommandGroup[];
  /** The index of the line that Enter opens, counted over all groups. */
  at: number;
  idOf: (place: number) => string;
  onPoint: (place: number) => void;
  onChoose: (command: Command) => void;
};

/** The results by kind. The field keeps the focus; aria-activedescendant refers to the chosen line. */
export function PaletteList({ id, groups, at, idOf, onPoint, onChoose }: Props) {
  const { t } = useTranslation('tools');
  const list = useRef<HTMLDivElement>(null);
  // Only the browser can scroll, and the choice comes from keys.
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [at, groups]);
  let place = -1;
  return (
    <List ref={list} id={id} role="listbox" aria-label={t('find')} tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={t(`group.${group.id}`)}>
          <h3 aria-hidden="true">{t(`group.${group.id}`)}</h3>
          {group.commands.map((command) => {
            place += 1;
            const own = place;
            const line = {
              id: idOf(own),
              role: 'option',
              tabIndex: -1,
              'aria-selected': own === at,
              onPointerMove: () => onPoint(own),
            } as const;
            const says = (
              <>
                {group.id === 'goods' ? (
                  <Thumb>
                    <Picture src={command.image || null} alt="" width={28} height={28} sizes="28px" />
                  </Thumb>
                ) : (
                  icons[group.id]
                )}
                <span>{command.label}</span>
                {command.hint && <small>{command.hint}</small>}
              </>
            );
            return 'to' in command ? (
              <Link
                key={command.id}
                {...line}
                to={command.to}
                onClick={(event) => {
                  if (!event.ctrlKey && !event.metaKey) onChoose(command);
                }}
              >
                {says}
              </Link>
            ) : (
              <button key={command.id} type="button" {...line} onClick={() => onChoose(command)}>
                {says}
              </button>
            );
          })}
        </div>
      ))}
      {groups.length === 0 && <p>{t('nothing')}</p>}
    </List>
  );
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const icons = {
  orders: <ReceiptText {...icon} />,
  shopOrders: <ScrollText {...icon} />,
  members: <User {...icon} />,
  shops: <Store {...icon} />,
  actions: <Zap {...icon} />,
  pages: <ArrowRight {...icon} />,
} as const;

const Thumb = styled.i`
  display: block;
  flex: none;
  width: 28px;
  height: 28px;

  > * { width: 100%; height: 100%; border-radius: var(--radius-xs); }
`;

const List = styled.div`
  flex: 1;
  min-height: 120px;
  padding: var(--space-2);
  overflow-y: auto;
  overscroll-behavior: contain;

  h3 {
    padding: var(--space-2) var(--space-2) 2px;
    color: var(--text-muted);
    font-size: var(--o-xs);
    font-weight: var(--weight-strong);
  }
  [role='option'] {
    display: flex;
    width: 100%;
    align-items: center;
    gap: var(--space-3);
    min-height: 40px;
    padding: var(--space-1) var(--space-2);
    border-radius: var(--o-radius);
    font-size: var(--o-m);
    cursor: pointer;
  }
  [role='option'] > svg { flex: none; width: 28px; color: var(--text-muted); }
  [aria-selected='true'] { background: var(--surface-muted); }
  [role='option'] > span {
    flex: 1;
    text-align: left;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [role='option'] > small { flex: none; color: var(--text-muted); font-size: var(--o-xs); }
  > p { padding: var(--space-5); color: var(--text-muted); text-align: center; }
`;
