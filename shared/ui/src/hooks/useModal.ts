import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { openModal } from '../feedback/open-modal.ts';

/**
 * A native modal <dialog>: the browser keeps the focus inside and the rest of the page inert. The focus
 * returns to where it was, even when the dialog is removed while open. Esc, the phone's back gesture and a
 * click on the scrim call `onClose`.
 */
export const useModal = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);

  // The browser's modal state is outside React and must be set before paint, or the dialog jumps.
  useLayoutEffect(() => {
    if (!open || !ref.current) return;
    const before = document.activeElement;
    const close = openModal(ref.current);
    return () => {
      close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      if (event.target === event.currentTarget) onClose();
    },
  };
};
