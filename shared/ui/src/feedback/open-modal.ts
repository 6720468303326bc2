/**
 * Opens a dialog as modal: it is visible and focused at once, and the page behind it becomes inert after the
 * next paint, since the browser restyles that whole page for it (decision 023). Returns the function that
 * closes it, in whichever of the two states it is.
 */
export const openModal = (dialog: HTMLDialogElement): (() => void) => {
  dialog.dataset.shown = '';
  const stop = comesFirst(dialog) ? afterPaint(() => becomeModal(dialog)) : undefined;
  focusFirst(dialog);
  return () => {
    stop?.();
    delete dialog.dataset.shown;
    dialog.removeAttribute('popover');
    dialog.close?.();
    dialog.removeAttribute('open');
  };
};

/**
 * Shows it over the page without making anything inert; browsers without popovers show it as modal right
 * away.
 */
const comesFirst = (dialog: HTMLDialogElement): boolean => {
  if ('popover' in HTMLElement.prototype) {
    dialog.popover = 'manual';
    dialog.showPopover();
    return true;
  }
  // Browsers before 2022 know the element but not the method.
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  return false;
};

/** `showModal` focuses the first control unless another has `autofocus`, so the focused one gets it meanwhile. */
const becomeModal = (dialog: HTMLDialogElement): void => {
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null;
  focused?.toggleAttribute('autofocus', true);
  dialog.removeAttribute('popover');
  dialog.showModal();
  focused?.removeAttribute('autofocus');
};

/** Focuses the element that asks for it, else a field, else the title. */
const focusFirst = (dialog: HTMLDialogElement): void =>
  ['[data-autofocus]', 'input, select, textarea', 'h2']
    .map((what) => dialog.querySelector<HTMLElement>(what))
    .find(Boolean)
    ?.focus();

const afterPaint = (run: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
