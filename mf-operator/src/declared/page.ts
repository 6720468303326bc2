import type { Texts } from '@mall/contract/core/languages';
import type { OperatorPermission } from '@mall/contract/core/operator-permissions';

/** Groups of the menu, in their order. */
export const groups = ['work', 'catalogue', 'mall'] as const;
export type Group = (typeof groups)[number];

export type Page = {
  id: string;
  path: string;
  title: Texts;
  group: Group;
  /** A name in the table of icons (`frame/icons.ts`). */
  icon: string;
  /** A page that is reached from another one and not in the menu. */
  within?: string;
  /** Without it the page says which permission is missing, and the menu leaves it out. */
  needs?: OperatorPermission;
};
