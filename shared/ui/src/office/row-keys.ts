import { type RefObject, useEffect } from 'react';

/** J and K go through the rows of a table by the links of its first column, so that Enter opens a row by itself (look, "Keyboard"). */
export const useRowKeys = (sheet: RefObject<HTMLElement | null>, on: boolean): void => {
  // The keys work wherever the focus is, which only the document hears.
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent): void => {
      const step = steps.get(event.key.toLowerCase());
      if (step === undefined || isMeantElsewhere(event)) return;
      const links = [...(sheet.current?.querySelectorAll<HTMLElement>(identities) ?? [])];
      const row = document.activeElement?.closest('tr') ?? null;
      const at = links.findIndex((link) => row?.contains(link));
      links[Math.min(Math.max(at === -1 ? 0 : at + step, 0), links.length - 1)]?.focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [sheet, on]);
};

const steps = new Map([
  ['j', 1],
  ['k', -1],
]);
const identities = 'tbody [data-identity] a';

/** In a field, over a dialog or a menu, or with Ctrl and the like, a letter means something else. */
const isMeantElsewhere = (event: KeyboardEvent): boolean =>
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
