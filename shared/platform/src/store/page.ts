import { once } from './once.ts';

type Page = {
  reload: () => void;
  /** In-app address; the shell's router takes this over as soon as it exists. */
  go: (path: string) => void;
  back: () => void;
};

/** Where the platform moves the visitor to, without knowing a router. */
export const page: Page = once('page', () => ({
  reload: () => location.reload(),
  go: (path: string) => location.assign(path),
  back: () => history.back(),
}));

/** The shell hands its router in: `setNavigator({ go: router.navigate, back: () => router.navigate(-1) })`. */
export const setNavigator = (navigator: Partial<Page>): void => {
  Object.assign(page, navigator);
};
