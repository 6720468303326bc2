export type MenuKeys = 'first' | 'last';

/**
 * Moves the focus among the items of a menu by a key name, or to the first or last; a letter goes to the next
 * item that starts with it. Returns whether it handled the key.
 */
export const moveFocus = (menu: HTMLElement, key: string): boolean => {
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"], [role="option"]')];
  const at = items.findIndex((item) => item === document.activeElement);
  const target = targetOf(items, at, key);
  target?.focus();
  return target !== undefined;
};

const targetOf = (items: HTMLElement[], at: number, key: string): HTMLElement | undefined => {
  if (key === 'first' || key === 'Home') return items[0];
  if (key === 'last' || key === 'End') return items.at(-1);
  if (key === 'ArrowDown') return items[(at + 1) % items.length];
  if (key === 'ArrowUp') return items.at(at <= 0 ? -1 : at - 1);
  if (key.length !== 1 || key === ' ') return undefined;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()));
};
