/** Whether a letter means something else: in a field, over a dialog or a menu, or with Ctrl and the like. */
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
