import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { media } from '../base/media.ts';
import { type FrameGroup, FrameMenu } from './FrameMenu.tsx';

/** The menu beside the page, and the switch that makes it a rail of icons; the choice is remembered for a year. */
export function SidePanel({ menu, groups }: { menu: string; groups: readonly FrameGroup[] }) {
  const { t } = useTranslation('ui');
  const [isRail, setRail] = useState(() => /(?:^|; )rail=on(?:;|$)/.test(document.cookie));
  const turn = () => {
    document.cookie = `rail=${isRail ? 'off' : 'on'}; path=/; max-age=31536000; samesite=lax`;
    setRail(!isRail);
  };
  const Icon = isRail ? PanelLeftOpen : PanelLeftClose;
  return (
    <Side data-rail={isRail || undefined}>
      <Scrolled label={menu} groups={groups} />
      <button type="button" aria-pressed={isRail} title={t('side.collapse')} onClick={turn}>
        <Icon size={16} aria-hidden />
        <span>{t('side.collapse')}</span>
      </button>
    </Side>
  );
}

const Scrolled = styled(FrameMenu)`
  flex: 1;
  padding: var(--space-4) var(--space-3);
  overflow-y: auto;
`;

const asRail = css`
  width: 60px;
  nav { padding-inline: var(--space-2); }
  a, > button { justify-content: center; padding-inline: 0; }
  h2, a > span, > button > span { position: absolute; clip-path: inset(50%); }
  small { position: absolute; margin: -14px -20px 0 0; }
`;

const Side = styled.div`
  position: sticky;
  top: var(--office-header);
  display: flex;
  flex: none;
  flex-direction: column;
  width: 216px;
  height: calc(100dvh - var(--office-header));
  border-right: 1px solid var(--line);

  > button {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 40px;
    margin: var(--space-2) var(--space-3);
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-s);
    color: var(--text-muted);
    font-size: var(--step--1);
  }
  > button:hover { background: var(--surface-muted); color: var(--text); }
  &[data-rail] { ${asRail} }
  ${media.belowDesk} {
    ${asRail}
    > button { display: none; }
  }
`;
