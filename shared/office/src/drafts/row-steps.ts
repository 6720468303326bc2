import type { Language } from '@mall/contract/core/languages';
import type { GoodsState } from '@mall/contract/seller/own-goods';
import { type At, type DraftKind, isReviewed, type Rights } from './draft.ts';
import type { DraftTab } from './useDraftList.ts';

/** One draft in its list. */
export type DraftRow = At & {
  readonly name: string;
  readonly contentLang: Language;
  readonly image: string | null;
  readonly state: GoodsState;
  readonly reason: string | null;
  /** Approved before: shoppers see that version. */
  readonly live: boolean;
  readonly onSale: boolean;
  /** The mall took it out, and it is not put on sale until the mall lifts that; only goods can be. */
  readonly ban?: object | null;
  readonly savedAt: string;
  readonly removedAt: string | null;
};

/** What a list needs of a kind of draft, whatever its content. */
export type RowKind = Pick<
  DraftKind<object>,
  | 'offer'
  | 'useRights'
  | 'submit'
  | 'takeBack'
  | 'copy'
  | 'remove'
  | 'restore'
  | 'sell'
  | 'refreshList'
  | 'formPath'
  | 'newPath'
>;

export type Step = 'send' | 'putOn' | 'takeOff' | 'takeBack' | 'remove' | 'restore';
export type Reason = 'banned' | 'waits' | 'unchanged' | 'notApproved' | 'already' | 'inReview';

type Rule = {
  readonly right: keyof Rights;
  /** Returns why it is not possible for a row. */
  readonly whyNot: (row: DraftRow) => Reason | null;
  readonly run: (kind: RowKind, at: At) => Promise<unknown>;
  /** The step that undoes it. */
  readonly undo?: Step;
};

/**
 * All steps for a row, alone or together with others: the menu and the bar of chosen rows read this table.
 */
export const rowSteps: Readonly<Record<Step, Rule>> = {
  send: {
    right: 'edit',
    whyNot: ({ state }) => (state === 'pending' ? 'waits' : state === 'approved' ? 'unchanged' : null),
    run: (kind, { id, version }) => kind.submit({ id, version }),
  },
  putOn: {
    right: 'sell',
    whyNot: ({ live, onSale, ban }) =>
      !live ? 'notApproved' : onSale ? 'already' : (ban ?? null) === null ? null : 'banned',
    run: (kind, { id }) => kind.sell(id, true),
    undo: 'takeOff',
  },
  takeOff: {
    right: 'sell',
    whyNot: ({ live, onSale }) => (!live ? 'notApproved' : onSale ? null : 'already'),
    run: (kind, { id }) => kind.sell(id, false),
    undo: 'putOn',
  },
  takeBack: {
    right: 'edit',
    whyNot: ({ state }) => (state === 'pending' ? null : 'already'),
    run: async (kind, { id }) => kind.takeBack?.(id),
  },
  remove: {
    right: 'edit',
    whyNot: ({ state }) => (state === 'pending' ? 'inReview' : null),
    run: (kind, { id }) => kind.remove(id),
    undo: 'restore',
  },
  restore: {
    right: 'edit',
    whyNot: ({ removedAt }) => (removedAt === null ? 'already' : null),
    run: (kind, { id }) => kind.restore(id),
  },
};

/**
 * The steps in the menu of a row: those that its state allows, and those with a reason why they are not
 * possible.
 */
export const stepsOf = ({ removedAt, state, live, onSale }: DraftRow): readonly Step[] => {
  if (removedAt !== null) return ['restore'];
  const review: readonly Step[] = state === 'pending' ? ['takeBack'] : state === 'approved' ? [] : ['send'];
  return [live && onSale ? 'takeOff' : 'putOn', ...review, 'remove'];
};

/** The steps for chosen rows of a tab. */
export const stepsTogether = (tab: DraftTab): readonly Step[] => {
  if (tab === 'removed') return ['restore'];
  return tab === 'pending' ? ['takeBack', 'takeOff', 'putOn'] : ['send', 'takeOff', 'putOn', 'remove'];
};

/** Goods are sold, design cases are shown; what nobody reviews is published: the phrase of a step. */
export const wordOf = (step: Step, kind: Pick<RowKind, 'offer' | 'takeBack'>) => {
  if (step === 'send') return isReviewed(kind) ? step : 'publish';
  return step === 'putOn' || step === 'takeOff' ? offerWords[kind.offer][step] : step;
};

/** The phrase of why a step is not possible: what nobody reviews was published, not approved. */
export const whyOf = (why: Reason, kind: Pick<RowKind, 'takeBack'>) =>
  isReviewed(kind) || (why !== 'unchanged' && why !== 'notApproved') ? why : publishedWhys[why];

const publishedWhys = { unchanged: 'unchangedLive', notApproved: 'notPublished' } as const;

const offerWords = {
  sale: { putOn: 'sell', takeOff: 'unsell' },
  shown: { putOn: 'show', takeOff: 'hide' },
} as const;
