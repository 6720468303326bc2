import type { MouseEvent as Click } from 'react';

const controls = 'a, button, input, label, select, textarea, summary, [contenteditable]';

/**
 * A click beside the controls of a row opens it by the link of its first column, with the same keys held. Who marks
 * text only marks it.
 */
export const openRow = (event: Click<HTMLTableRowElement>): void => {
  const { target, currentTarget: row, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || !row.contains(target) || target.closest(controls) !== null) return;
  if (getSelection()?.isCollapsed === false) return;
  row
    .querySelector('[data-identity] a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
};
