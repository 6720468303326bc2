import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../base/IconButton.tsx';
import { media } from '../base/media.ts';
import { usePhrases } from '../hooks/usePhrases.ts';

export type Toast = {
  id: number;
  kind: 'success' | 'info' | 'error';
  text: string;
  action?: { label: ReactNode; run: () => void };
};

export type ToastListProps = {
  /** Newest last; only the last two are displayed. */
  toasts: readonly Toast[];
  onClose: (id: number) => void;
};

/**
 * Displays toasts; the host stores them. A toast closes after 5 s, with an action after 8 s, never while it
 * is hovered or focused; errors stay until closed.
 */
export function ToastList({ toasts, onClose }: ToastListProps) {
  const list = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // The popover is shown again for each toast, so that it is above an open dialog in the top layer.
  useEffect(() => {
    list.current?.hidePopover?.();
    if (newest !== undefined) list.current?.showPopover?.();
  }, [newest]);

  return (
    <List ref={list} popover="manual" role="status" aria-live="polite">
      {toasts.slice(-2).map((toast) => (
        <ToastRow key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ))}
    </List>
  );
}

function ToastRow({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = usePhrases();
  const { kind, text, action } = toast;
  const Icon = kind === 'error' ? CircleAlert : kind === 'info' ? Info : CircleCheck;
  const timed = kind !== 'error';
  const act = () => {
    action?.run();
    onClose();
  };
  return (
    <Row data-kind={kind}>
      <Icon size={20} strokeWidth={1.5} aria-hidden />
      <span>{text}</span>
      {action && <Action onClick={act}>{action.label}</Action>}
      {(!timed || !action) && (
        <IconButton label={t('toast.close')} onClick={onClose}>
          <X size={20} aria-hidden />
        </IconButton>
      )}
      {/* The timer is an animation, because it pauses by itself while the toast is hovered or focused. */}
      {timed && <Clock data-long={action ? true : undefined} aria-hidden="true" onAnimationEnd={onClose} />}
    </Row>
  );
}

const List = styled.div`
  position: fixed;
  inset: auto auto var(--space-5) var(--space-5);
  z-index: var(--layer-toast);
  width: min(420px, calc(100vw - 2 * var(--space-4)));
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  overflow: visible;
  color: var(--text-inverse);

  ${media.phone} { inset: auto var(--space-4) calc(var(--tabbar) + 20px); }
`;

const Row = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 52px;
  margin-top: var(--space-2);
  padding: 4px 8px 4px 18px;
  border-radius: var(--radius-m);
  background: var(--text);
  color: var(--text-inverse);
  box-shadow: var(--shadow-2);
  font-size: var(--step-ui);
  line-height: 1.4;

  > span { flex: 1; padding-block: 6px; }
  > svg { flex: none; }
  button:hover { background: none; }
  &[data-kind='error'] { background: var(--danger); color: var(--on-danger); }
`;

const Action = styled.button.attrs({ type: 'button' })`
  min-height: var(--control);
  padding: 0 var(--space-3);
  font-weight: var(--weight-strong);
  text-decoration: underline;
  text-underline-offset: 4px;
`;

const run = keyframes`to { opacity: 0; }`;

const Clock = styled.i`
  position: absolute;
  visibility: hidden;
  animation: 5s ${run};

  &[data-long] { animation-duration: 8s; }
  ${Row}:is(:hover, :focus-within) & { animation-play-state: paused; }
`;
