import { useStore } from '@mall/platform';
import { media } from '@mall/ui';
import { Search } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { commandKey } from './key-names.ts';
import type { PaletteDesk } from './desk.ts';
import { officeTool } from './office-tool.ts';
import { useOfficeKeys } from './useOfficeKeys.ts';

const Palette = lazy(() => import('./Palette.tsx').then((m) => ({ default: m.Palette })));
const KeyHelp = lazy(() => import('./KeyHelp.tsx').then((m) => ({ default: m.KeyHelp })));

/** The search of an office in its header, and its keys. What they open is fetched on demand. */
export function PaletteButton({ desk }: { desk: PaletteDesk }) {
  const { t } = useTranslation('tools');
  const tool = useStore(officeTool);
  useOfficeKeys(desk);
  const close = () => officeTool.set(null);
  return (
    <>
      <Button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        title={t('find')}
        onClick={() => officeTool.set('search')}
      >
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <span>{t('find')}</span>
        <kbd aria-hidden="true">{commandKey()} K</kbd>
      </Button>
      <Suspense fallback={null}>
        {tool === 'search' && <Palette desk={desk} onClose={close} />}
        {tool === 'keys' && <KeyHelp desk={desk} onClose={close} />}
      </Suspense>
    </>
  );
}

const Button = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  width: 300px;
  min-height: 36px;
  padding: 0 var(--space-2) 0 var(--space-3);
  border: 1px solid var(--o-line-button);
  border-radius: var(--o-radius);
  background: var(--o-inset);
  color: var(--text-muted);
  font-size: var(--o-s);
  white-space: nowrap;
  container-type: inline-size;

  &:hover { border-color: var(--line-strong); }
  > span { flex: 1; overflow: hidden; text-align: left; text-overflow: ellipsis; }
  > svg { flex: none; }
  > kbd {
    padding: 0 var(--space-1);
    border: 1px solid var(--line);
    border-radius: var(--radius-xs);
    background: var(--surface);
    font: inherit;
    font-size: var(--o-xs);
  }

  /* In a menu beside the page there is space for either the label or the keys. */
  @container (width < 200px) { > kbd { display: none; } }
  @media (max-width: 1439px) { width: 220px; }
  ${media.belowDesk} {
    justify-content: center;
    width: var(--control);
    min-height: var(--control);
    padding: 0;
    border-color: transparent;
    background: none;
    > span { position: absolute; width: 1px; clip-path: inset(50%); }
    > kbd { display: none; }
  }
`;
