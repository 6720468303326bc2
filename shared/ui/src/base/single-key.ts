/**
 * Whether a single-letter command must not run: the focus is in a field, a dialog or menu is open, or Ctrl or
 * the like is pressed.
 */
export const isMeantElsewhere = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.isComposing ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element &&
    event.target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="menu"]',
    ) !== null) ||
  document.querySelector('dialog[data-shown], [role="dialog"], [role="alertdialog"]') !== null;
