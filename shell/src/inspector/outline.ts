import { tab } from '@mall/platform';

/** Outlines what each remote draws, with its name and version (boot/frame.css); stored for this tab. */
export const isOutlined = (): boolean => document.documentElement.hasAttribute('data-overlay');

export const setOutlined = (on: boolean): void => {
  document.documentElement.toggleAttribute('data-overlay', on);
  tab.write('outline', on || null);
  for (const listener of listeners) listener();
};

export const subscribeOutline = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Alt+Shift+M on every page; `?overlay` for links. */
export const startOutline = (): void => {
  window.addEventListener('keydown', (event) => {
    if (event.altKey && event.shiftKey && event.code === 'KeyM') setOutlined(!isOutlined());
  });
  if (tab.read('outline') === true || new URLSearchParams(location.search).has('overlay')) setOutlined(true);
};

const listeners = new Set<() => void>();
