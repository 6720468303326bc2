import { once } from './once.ts';

type Page = {
  reload: () => void;
  /** Goes to an in-app address; the shell's router takes this over as soon as it exists. */
  go: (path: string) => void;
  back: () => void;
};

/** How the platform navigates without depending on a router. */
export const page: Page = once('page', () => ({
  reload: () => location.reload(),
  go: (path: string) => location.assign(path),
  back: () => history.back(),
}));

/**
 * Sets the navigator. The shell passes its router: `setNavigator({ go: router.navigate, back: () =>
 * router.navigate(-1) })`.
 */
export const setNavigator = (navigator: Partial<Page>): void => {
  Object.assign(page, navigator);
};
