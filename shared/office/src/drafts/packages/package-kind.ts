import { emptyPackage, type PackageContent } from '@mall/contract/seller/own-package';
import { api, queryClient, queryKeyOf } from '@mall/platform';
import type { DraftKind } from '../draft.ts';
import { draftSteps } from '../draft-steps.ts';
import type { PieceSource } from '../PiecePicker.tsx';

/** Whose operations read and change the packages. */
type Seller = 'ownPackage' | 'mallPackage';

/** How one seller's packages are edited. */
export type PackageKind = DraftKind<PackageContent> & {
  readonly of: Seller;
  /** Where its options are chosen from. */
  readonly pieces: PieceSource;
};

type Own = Pick<
  PackageKind,
  'keptAs' | 'useRights' | 'pieces' | 'submit' | 'takeBack' | 'listPath' | 'newPath' | 'formPath'
>;

/** How the packages of this seller are edited, from what sellers have in common and what this one has of its own. */
export const packageKindOf = (of: Seller, own: Own): PackageKind => ({
  of,
  ...draftSteps(of),
  kind: 'package',
  offer: 'sale',
  empty: emptyPackage,
  nameIn: ({ name }) => name,
  isContent: (value) => 'rooms' in value,
  create: (content) => api(`${of}.create`, { content }),
  save: (input) => api(`${of}.save`, input),
  sell: (id, onSale) => api(`${of}.sell`, { id, onSale }),
  fresh: (id) =>
    queryClient.fetchQuery({
      queryKey: queryKeyOf(`${of}.detail`, { id }),
      queryFn: () => api(`${of}.detail`, { id }),
      staleTime: 0,
    }),
  ...own,
});
