import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { keyframes, styled } from 'styled-components';
import { iconButtonStyle } from '../base/icon-button-style.ts';
import { media } from '../base/media.ts';
import { useModal } from '../hooks/useModal.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

export type DialogProps = {
  open: boolean;
  /** Called by Esc, the cross, the scrim and the back gesture. Ignore it while an action is running. */
  onClose: () => void;
  title: ReactNode;
  /** Buttons at the foot; the last one is the primary action. */
  actions?: ReactNode;
  size?: 'small' | 'medium' | 'large';
  /** `dialog` is centred, `side` is a drawer on the right; on a phone both are bottom sheets. */
  place?: 'dialog' | 'side';
  children: ReactNode;
};

/** A modal dialog; on a phone a bottom sheet. Its content exists only while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  actions,
  size = 'medium',
  place = 'dialog',
  children,
}: DialogProps) {
  const modal = useModal(open, onClose);
  const t = usePhrases();
  const titleId = useId();
  return (
    <Frame {...modal} aria-labelledby={titleId} data-size={size} data-place={place}>
      {open && (
        <div>
          <header>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" aria-label={t('dialog.close')} onClick={onClose}>
              <X size={20} aria-hidden />
            </button>
          </header>
          <div>{children}</div>
          {actions && <footer>{actions}</footer>}
        </div>
      )}
    </Frame>
  );
}

/** A drawer on the right (filters); on a phone a bottom sheet. */
export function Sheet(props: Omit<DialogProps, 'place'>) {
  return <Dialog {...props} place="side" />;
}

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;
const slide = keyframes`from { transform: translateX(40px); opacity: 0; }`;

/*
 * All rules of a dialog are on its frame, which is in the page before it opens: new rules would make the
 * browser restyle the whole page within the tap.
 */
const Frame = styled.dialog`
  width: min(560px, calc(100vw - 2 * var(--space-5)));
  max-height: calc(100dvh - 2 * var(--space-5));
  overflow: hidden;
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow-3);

  &::backdrop { background: var(--overlay); }
  &[data-shown] { display: flex; animation: ${rise} var(--slow) var(--ease); }
  &[data-size='small'] { width: min(420px, calc(100vw - 2 * var(--space-5))); }
  &[data-size='large'] { width: min(880px, calc(100vw - 2 * var(--space-5))); }
  &[data-place='side'] {
    margin: 0 0 0 auto;
    height: 100dvh;
    max-height: none;
    width: min(440px, 92vw);
    border-radius: var(--radius-l) 0 0 var(--radius-l);
  }
  &[data-place='side'][data-shown] { animation-name: ${slide}; }

  ${media.phone} {
    &, &[data-size], &[data-place='side'] {
      width: 100%;
      height: fit-content;
      max-height: calc(100dvh - 48px);
      margin: auto 0 0;
      border-radius: var(--radius-l) var(--radius-l) 0 0;
    }
    &[data-place='side'] { height: calc(100dvh - 84px); }
    &[data-shown] { animation-name: ${rise}; }
  }

  > div { display: flex; flex-direction: column; flex: 1; min-width: 0; min-height: 0; }
  > div > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-4) var(--space-4) 0 var(--space-5);
  }
  > div > header > h2 { font: var(--weight-display) var(--step-2) / 1.24 var(--font-display); letter-spacing: -0.01em; }
  > div > header > button { ${iconButtonStyle} }
  > div > div {
    flex: 1;
    min-height: 0;
    overflow: auto;
    overscroll-behavior: contain;
    padding: var(--space-3) var(--space-5) var(--space-5);
  }
  > div > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-5) max(var(--space-4), env(safe-area-inset-bottom));
    border-top: 1px solid var(--line);
  }
  ${media.phone} {
    > div > header { padding-left: var(--space-4); }
    > div > div { padding-inline: var(--space-4); }
    > div > footer { padding-inline: var(--space-4); --button-pad: var(--space-3); }
    > div > footer > * { flex: 1; }
  }
  [data-later]:focus { outline: none; }
`;
