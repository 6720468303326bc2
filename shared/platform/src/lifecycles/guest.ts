import { root } from '../store/root.ts';

/**
 * What a remote has in a page of somebody else: all of it is inside of `house`, but for a style sheet in the head that
 * reaches marked elements only (`data-mall`), and what stands in the body while a dialog or a sheet of paper is open.
 */
export type Guest = {
  /** React's root: it has the mark, the language and the theme. */
  readonly place: HTMLElement;
  /** Where styled-components writes. */
  readonly styles: HTMLElement;
  /** Moves into an element of the host. Rejects when the mall does not give its styles. */
  readonly enter: (host: HTMLElement) => Promise<void>;
  /** Takes everything away. */
  readonly leave: () => void;
};

/** `mall`: the address that the styles come from. */
export const createGuest = (mall: string): Guest => {
  const house = document.createElement('div');
  const styles = house.appendChild(document.createElement('div'));
  const place = house.appendChild(document.createElement('div'));
  styles.hidden = true;
  place.dataset.mall = '';
  root.element = place;
  let before: Page | undefined;
  let sheets: readonly HTMLLinkElement[] = [];
  const leave = (): void => {
    for (const left of [house, ...sheets, ...document.querySelectorAll(leftOver)]) left.remove();
    if (before !== undefined) restore(before);
    before = undefined;
  };
  return {
    place,
    styles,
    enter: async (host) => {
      before = pageNow();
      sheets = (await addressesOf(mall)).map(sheetAt);
      try {
        await Promise.all(sheets.map(loaded));
      } catch (error) {
        leave();
        throw error;
      }
      host.append(house);
    },
    leave,
  };
};

/** React Aria leaves these, and makes them anew when it needs them. */
const leftOver = 'style#react-aria-pressable-style, [data-live-announcer]';

/** Title and icon are the open screen's and shop's; afterwards they are the host's again. */
type Page = { title: string; icon: HTMLLinkElement | null; href: string | null };

const iconNow = (): HTMLLinkElement | null => document.head.querySelector('link[rel="icon"]');

const pageNow = (): Page => {
  const icon = iconNow();
  return { title: document.title, icon, href: icon?.getAttribute('href') ?? null };
};

const restore = ({ title, icon, href }: Page): void => {
  document.title = title;
  if (icon === null) iconNow()?.remove();
  else if (href !== null) icon.setAttribute('href', href);
};

const addressesOf = async (mall: string): Promise<string[]> => {
  const answer = await fetch(new URL('/assets/plain/assets.json', mall));
  const list: { entries: { guest: { styles: string[] } } } = await answer.json();
  return list.entries.guest.styles.map((file) => new URL(`/assets/plain/${file}`, mall).href);
};

const sheetAt = (href: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel: 'stylesheet', href });

const loaded = (sheet: HTMLLinkElement): Promise<void> =>
  new Promise((resolve, reject) => {
    sheet.onload = () => resolve();
    sheet.onerror = () => reject(new Error(`Not loaded: ${sheet.href}`));
    document.head.append(sheet);
  });
