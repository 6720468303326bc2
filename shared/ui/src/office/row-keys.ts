import type { RefObject } from 'react';
import { isMeantElsewhere } from '../base/single-key.ts';
import { useDocumentKeys } from '../hooks/useDocumentKeys.ts';

/** Handles a key in the focused row, given by its index, -1 for none; returns whether it did. */
export type OnRowKey = (key: string, row: number) => boolean;

/**
 * J and K move through the rows of a table by the links of its first column, so that Enter opens a row by
 * itself; X ticks the row, with Shift up to the last one ticked; the table handles Esc and other letters
 * (look, "Keyboard").
 */
export const useRowKeys = (
  sheet: RefObject<HTMLElement | null>,
  on: boolean,
  onKey: OnRowKey = () => false,
): void => {
  useDocumentKeys((event) => {
    if (isMeantElsewhere(event)) return;
    const key = event.key.toLowerCase();
    const row = document.activeElement?.closest('tbody > tr') ?? null;
    if (row !== null && !(sheet.current?.contains(row) ?? false)) return;
    const step = steps.get(key);
    if (key === 'escape') {
      if (onKey(key, -1)) event.preventDefault();
      return;
    }
    if (step !== undefined) go(sheet.current, row, step);
    else if (row instanceof HTMLTableRowElement) {
      const meant = key === 'x' ? tick(row, event.shiftKey) : onKey(key, row.sectionRowIndex);
      if (meant) event.preventDefault();
    }
  }, on);
};

const steps = new Map([
  ['j', 1],
  ['k', -1],
]);
const identities = 'tbody [data-identity] a, tbody [data-identity] [data-row]';

const go = (sheet: HTMLElement | null, row: Element | null, step: number): void => {
  const links = [...(sheet?.querySelectorAll<HTMLElement>(identities) ?? [])];
  const at = links.findIndex((link) => row?.contains(link));
  links[Math.min(Math.max(at === -1 ? 0 : at + step, 0), links.length - 1)]?.focus();
};

/** Clicks the box, so that Shift means the same. */
const tick = (row: Element, shiftKey: boolean): boolean => {
  const box = row.querySelector('[data-kind="box"] input:not(:disabled)');
  box?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
  return box !== null;
};
