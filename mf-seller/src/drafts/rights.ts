import type { Permission } from '@mall/contract/core/permissions';
import type { Rights } from '@mall/office/drafts';
import { useMay } from '@mall/platform';

type Needs = { readonly [right in keyof Rights]: Permission };

/** The permissions of a shop's staff to edit a kind of draft, and to publish or unpublish it. */
export const rights = {
  goods: { edit: 'goods.edit', sell: 'goods.visibility' },
  package: { edit: 'package.edit', sell: 'package.edit' },
  case: { edit: 'goods.edit', sell: 'goods.visibility' },
} as const satisfies Readonly<Record<string, Needs>>;

export const useStaffRights = ({ edit, sell }: Needs): Rights => ({ edit: useMay(edit), sell: useMay(sell) });
