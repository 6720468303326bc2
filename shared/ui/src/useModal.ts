import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/**
 * A native modal <dialog>: the browser keeps focus inside and the rest of the page inert. Focus goes back to where it was,
 * even when the dialog is removed while open. At first it is on what asks for it, else a field, else the title. Esc, the phone's back gesture and a click on the scrim ask `onClose`.
 */
export const useModal = (open: boolean, onClose: () => void) => {
  const ref = useRef<HTMLDialogElement>(null);

  // The browser's modal state is outside React and must be set before paint, or the dialog jumps.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    // Browsers before 2022 know the element but not the method.
    if (dialog.showModal) dialog.showModal();
    else dialog.setAttribute('open', '');
    const first = ['[data-autofocus]', 'input, select, textarea', 'h2']
      .map((what) => dialog.querySelector<HTMLElement>(what))
      .find(Boolean);
    first?.focus();
    return () => {
      dialog.close?.();
      dialog.removeAttribute('open');
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
