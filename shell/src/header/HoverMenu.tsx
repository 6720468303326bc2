import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';

type Props = {
  /** Renders the control with the attributes of a trigger. */
  trigger: (attributes: {
    'aria-expanded': boolean;
    'aria-controls': string | undefined;
    onClick: () => void;
  }) => ReactNode;
  children: (close: () => void) => ReactNode;
  /** A trigger that is itself a link opens on hover and focus only. */
  clickOpens?: boolean;
};

const lingerMs = 180;

/** A small panel under a control of the header: hover, focus or click opens it; Esc, leaving or choosing closes it. */
export function HoverMenu({ trigger, children, clickOpens = true }: Props) {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  // A click keeps open what hover or focus has opened; only the second click closes it.
  const pinned = useRef(false);

  const show = (value: boolean, afterMs = 0) => {
    clearTimeout(timer.current);
    if (!value) pinned.current = false;
    if (afterMs === 0) setOpen(value);
    else timer.current = setTimeout(() => setOpen(value), afterMs);
  };
  const click = () => {
    const opens = clickOpens && !pinned.current;
    show(opens);
    pinned.current = opens;
  };
  const byMouse = (value: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') show(value, lingerMs);
  };
  const onBlur = (event: FocusEvent) => {
    if (!box.current?.contains(event.relatedTarget)) show(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    show(false);
    box.current?.querySelector<HTMLElement>('a, button')?.focus();
  };

  return (
    <Around
      ref={box}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
      onFocus={(event) =>
        event.target.matches(':focus-visible') && event.target !== box.current && show(true)
      }
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {trigger({
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: click,
      })}
      {open && <Panel id={id}>{children(() => show(false))}</Panel>}
    </Around>
  );
}

const Around = styled.div`
  position: relative;
  display: inline-flex;
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% + 4px);
  right: 0;
  z-index: var(--layer-side);
  min-width: 200px;
  padding: var(--space-2);
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow-2);
  font-size: var(--step-ui);

  /* The gap between control and panel belongs to the panel, or it would close under the mouse. */
  &::before { content: ''; position: absolute; inset: -8px 0 auto; height: 8px; }
`;
