import type { Language } from '@mall/contract/languages';

export type Surface = 'header' | 'member' | 'seller' | 'rightbar';

/** A condition over session facts; every named fact must have the given value. */
export type When = Partial<Record<'isShop' | 'isDistribute' | 'hasToken' | 'hasShopCode', boolean>>;

/** One menu line, as the enabled remotes declare it in the boot manifest. */
export type MenuEntry = {
  id: string;
  surface: Surface;
  group: string;
  order: number;
  label: Readonly<Record<Language, string>>;
  path: string;
  icon?: string;
  when?: When;
};

/** What the chrome needs to know of the remotes: their menu lines, and every path that leads somewhere. */
export type Declared = { menus: readonly MenuEntry[]; paths: readonly string[] };
