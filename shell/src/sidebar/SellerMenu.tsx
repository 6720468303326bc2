import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Slot, useStore } from '@mall/platform';
import { media } from '@mall/ui';
import { sellerTabOf } from '../menus/seller-tabs.ts';
import { rail, setRail } from './rail.ts';
import { SellerPages } from './SellerPages.tsx';

/** The pages of the open tab; below them the list of keys, and the switch to a narrow menu of icons. */
export function SellerMenu() {
  const { t: ui } = useTranslation('ui');
  const { pathname } = useLocation();
  const narrow = useStore(rail);
  return (
    <Side data-rail={narrow || undefined}>
      <SellerPages tab={sellerTabOf(pathname)} />
      <div>
        <Slot at="office.help" props={{}} />
        <button
          type="button"
          aria-pressed={narrow}
          title={ui('side.collapse')}
          onClick={() => setRail(!narrow)}
        >
          {narrow ? <PanelLeftOpen size={16} aria-hidden /> : <PanelLeftClose size={16} aria-hidden />}
          <span>{ui('side.collapse')}</span>
        </button>
      </div>
    </Side>
  );
}

const narrowed = css`
  nav, > div { padding-inline: var(--space-2); }
  a, button { justify-content: center; padding-inline: 0; }
  a > span, button > span { position: absolute; clip-path: inset(50%); }
  small { position: absolute; margin: -14px -20px 0 0; }
`;

const Side = styled.div`
  position: sticky;
  top: var(--office-header);
  display: flex;
  flex-direction: column;
  height: calc(100vh - var(--office-header));
  border-right: 1px solid var(--line);
  font-size: var(--step--1);

  nav {
    flex: 1;
    display: grid;
    align-content: start;
    gap: 2px;
    padding: var(--space-4) var(--space-3);
    overflow-y: auto;
  }
  > div {
    display: grid;
    gap: 2px;
    margin-inline: var(--space-3);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
  }
  a, button {
    position: relative;
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: 34px;
    padding: var(--space-1) var(--space-3);
    border-radius: var(--radius-s);
    color: var(--text-muted);
    text-align: left;
  }
  svg { flex: none; stroke-width: 1.75; }
  a:hover, button:hover { background: var(--surface-muted); color: var(--text); }
  a[aria-current] { background: var(--brand-soft); color: var(--brand); font-weight: var(--weight-strong); }
  a:focus-visible, button:focus-visible { outline-offset: -2px; }
  small { margin-left: auto; font-size: var(--step--2); font-variant-numeric: tabular-nums; }
  &[data-rail] { ${narrowed} }

  ${media.belowDesk} {
    ${narrowed}
    > div > button { display: none; }
  }
`;
