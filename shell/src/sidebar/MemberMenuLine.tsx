import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { messageMenuItemId } from '@mall/contract/core/limits';
import { paths } from '@mall/contract/core/paths';
import { useMessageCount } from '@mall/platform';
import { Count, media } from '@mall/ui';
import { MenuIcon } from '../menus/icons.tsx';
import type { MenuEntry } from '../menus/useMenu.ts';

/**
 * Spec §2: the message count is beside item 22, which is the address item; and beside the messages
 * themselves.
 */
const counted: Readonly<Record<string, number | undefined>> = {
  [paths.memberAddress()]: messageMenuItemId,
  [paths.memberMessages()]: undefined,
};

export function MemberMenuLine({ entry }: { entry: MenuEntry }) {
  const { t } = useTranslation('shell');
  const count = useMessageCount();
  const shown = entry.path in counted ? count : 0;
  return (
    <li data-menu-id={counted[entry.path]}>
      <Line to={entry.path}>
        <MenuIcon name={entry.icon} />
        <span>{entry.label}</span>
        {shown > 0 && <Number aria-label={t('header.messages', { count: shown })}>{shown}</Number>}
      </Line>
    </li>
  );
}

const Line = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 38px;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-s);
  color: var(--text-muted);

  > span { flex: 1; min-width: 0; }
  &:hover { background: var(--surface-muted); color: var(--text); }
  &[aria-current] { background: var(--brand-soft); color: var(--brand); font-weight: var(--weight-strong); }

  ${media.finger} { min-height: var(--control); }
  ${media.narrow} {
    min-height: 48px;
    padding: 0;
    border-radius: 0;
    white-space: nowrap;
    &[aria-current] { background: none; color: var(--text); box-shadow: inset 0 -2px var(--brand); }
    > svg { display: none; }
  }
`;

const Number = styled(Count)`
  position: static;
`;
