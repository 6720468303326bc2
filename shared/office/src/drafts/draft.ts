import type { BanWords } from '@mall/contract/catalog/product-ban';
import { mergeDrafts } from '@mall/contract/seller/draft-merge';
import type { GoodsState, Typed } from '@mall/contract/seller/own-goods';
import { ApiError } from '@mall/platform';

/** What its user may do with drafts of a kind: edit them, and publish or unpublish them. */
export type Rights = { readonly edit: boolean; readonly sell: boolean };

/** Why the mall banned a product, and since when. */
export type SaidBan = BanWords & { readonly at: string };

/** A draft as the server has it: its content, the published version, its history. */
export type Written<Content> = {
  readonly id: string;
  readonly state: GoodsState;
  readonly reason: string | null;
  readonly version: number;
  readonly content: Content;
  readonly live: { readonly content: Content; readonly at: string } | null;
  readonly changed: readonly string[];
  /** Why the mall took it out; only goods can be. */
  readonly ban?: SaidBan | null;
  readonly savedAt: string;
  readonly savedBy: string;
  readonly submittedAt: string | null;
  readonly history: readonly {
    readonly id: string;
    readonly at: string;
    readonly by: string;
    readonly action: string;
    readonly reason: string | null;
    readonly fields: readonly string[];
  }[];
};

export type At = { readonly id: string; readonly version: number };
export type KeptDraft = At & { state: GoodsState; savedAt: string };

/** How one kind of draft is edited: its operations and its actions. */
export type DraftKind<Content extends object> = {
  readonly kind: 'goods' | 'package' | 'case';
  /** What its unsaved text is stored under in this browser: one person may write for a shop and for the mall. */
  readonly keptAs: string;
  /**
   * Goods are on sale, design cases are shown: the phrase for it, and the name of the list's filter in the
   * address.
   */
  readonly offer: 'sale' | 'shown';
  /** A hook: each office knows its users' permissions in its own way. */
  readonly useRights: () => Rights;
  readonly empty: Content;
  readonly nameIn: (content: Content) => Typed;
  /** Whether something stored in this browser is such a content. */
  readonly isContent: (value: object) => boolean;
  readonly create: (content: Content) => Promise<KeptDraft>;
  readonly save: (at: At & { content: Content }) => Promise<KeptDraft>;
  /** Sends it to review, or publishes it where nobody reviews. */
  readonly submit: (at: At) => Promise<KeptDraft>;
  /** Out of review; null where nobody reviews. */
  readonly takeBack: ((id: string) => Promise<KeptDraft>) | null;
  readonly discard: (at: At) => Promise<unknown>;
  readonly copy: (id: string) => Promise<KeptDraft>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly restore: (id: string) => Promise<unknown>;
  readonly sell: (id: string, onSale: boolean) => Promise<unknown>;
  /** The server's current version. */
  readonly fresh: (id: string) => Promise<Written<Content>>;
  readonly refreshList: () => void;
  readonly refreshDetail: () => void;
  readonly listPath: string;
  readonly newPath: string;
  readonly formPath: (id: string) => string;
};

/** Whether somebody else has to approve it before shoppers see it. */
export const isReviewed = ({ takeBack }: Pick<DraftKind<object>, 'takeBack'>): boolean => takeBack !== null;

/** A version that somebody else saved while this one was being edited. */
export type Theirs<Content> = {
  version: number;
  savedAt: string;
  savedBy: string;
  state: GoodsState;
  content: Content;
};

/** The page's copy of the draft on the server, and the edited content. */
export type Draft<Content> = {
  id: string | null;
  version: number;
  state: GoodsState;
  savedAt: string | null;
  /** The last saved content; any difference is not saved yet. */
  base: Content;
  content: Content;
};

export type Clash<Content> = {
  theirs: Theirs<Content>;
  merged: Content;
  fields: readonly (keyof Content & string)[];
};

/** The newer draft that came back with a refused save. */
export const theirsIn = <Content extends object>(
  error: unknown,
  { kind, isContent }: Pick<DraftKind<Content>, 'kind' | 'isContent'>,
): Theirs<Content> | undefined => {
  if (!(error instanceof ApiError) || error.msgKey !== `${kind}.changedElsewhere`) return undefined;
  const { data } = error;
  const isTheirs = (value: unknown): value is Theirs<Content> =>
    typeof value === 'object' &&
    value !== null &&
    'version' in value &&
    'content' in value &&
    typeof value.content === 'object' &&
    value.content !== null &&
    isContent(value.content);
  return isTheirs(data) ? data : undefined;
};

/** Merges a newer version into the draft; a clash where both changed the same. */
export const withTheirs = <Content extends object>(
  draft: Draft<Content>,
  theirs: Theirs<Content>,
): { draft: Draft<Content>; clash: Clash<Content> | null } => {
  const { content, both } = mergeDrafts(draft.base, draft.content, theirs.content);
  const next: Draft<Content> = {
    ...draft,
    version: theirs.version,
    state: theirs.state,
    savedAt: theirs.savedAt,
    base: theirs.content,
    content,
  };
  return { draft: next, clash: both.length === 0 ? null : { theirs, merged: content, fields: both } };
};

export const isSaved = ({ base, content }: Pick<Draft<unknown>, 'base' | 'content'>): boolean =>
  base === content || JSON.stringify(base) === JSON.stringify(content);
