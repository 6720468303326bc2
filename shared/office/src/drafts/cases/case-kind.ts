import { type CaseContent, emptyCase } from '@mall/contract/seller/own-cases';
import { api, queryClient, queryKeyOf } from '@mall/platform';
import type { DraftKind } from '../draft.ts';
import { draftSteps } from '../draft-steps.ts';
import type { PieceSource } from '../PiecePicker.tsx';

/** Whose operations read and change the design cases. */
type Seller = 'ownCase' | 'mallCase';

/** How one seller's design cases are edited. */
export type CaseKind = DraftKind<CaseContent> & {
  readonly of: Seller;
  /** Where the products at its spots are chosen from. */
  readonly pieces: PieceSource;
};

type Own = Pick<
  CaseKind,
  'keptAs' | 'useRights' | 'pieces' | 'submit' | 'takeBack' | 'listPath' | 'newPath' | 'formPath'
>;

/** How the design cases of this seller are edited, from what sellers have in common and what this one has of its own. */
export const caseKindOf = (of: Seller, own: Own): CaseKind => ({
  of,
  ...draftSteps(of),
  kind: 'case',
  offer: 'shown',
  empty: emptyCase,
  nameIn: ({ title }) => title,
  isContent: (value) => 'pictures' in value && 'area' in value,
  create: (content) => api(`${of}.create`, { content }),
  save: (input) => api(`${of}.save`, input),
  sell: (id, shown) => api(`${of}.show`, { id, shown }),
  fresh: (id) =>
    queryClient.fetchQuery({
      queryKey: queryKeyOf(`${of}.detail`, { id }),
      queryFn: () => api(`${of}.detail`, { id }),
      staleTime: 0,
    }),
  ...own,
});
