import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import type { TriggerAttributes } from '../layout/Menu.tsx';
import { MenuBox } from '../layout/menu-style.ts';
import { type PopupAlign, usePopup } from '../hooks/usePopup.ts';

export type PopoverProps = {
  label: string;
  trigger: (attributes: TriggerAttributes) => ReactNode;
  align?: PopupAlign;
  /** The content of the panel; a function gets the one that closes it and returns the focus. */
  children: (close: () => void) => ReactNode;
};

/** A small non-modal panel at a button: one filter, a short explanation, a mini cart. */
export function Popover({ label, trigger, align = 'start', children }: PopoverProps) {
  const { open, setOpen, close, trigger: button, popup } = usePopup(align);
  const id = useId();
  return (
    <>
      {trigger({
        ref: button,
        id: `${id}-button`,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key === 'Escape' && open) close(true);
        },
      })}
      {open && (
        <Box
          id={id}
          ref={popup}
          role="dialog"
          popover="manual"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.stopPropagation();
            event.preventDefault();
            close(true);
          }}
        >
          {children(() => close(true))}
        </Box>
      )}
    </>
  );
}

const Box = styled(MenuBox)`
  padding: var(--space-4);
  max-width: min(420px, calc(100vw - 16px));
`;
