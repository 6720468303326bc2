import type zh from './phrases/zh.json';

/** A search result, which either navigates or acts. */
export type Command = {
  readonly id: string;
  readonly label: string;
  /** Muted, on the right. */
  readonly hint?: string;
  readonly image?: string | null;
} & ({ readonly to: string } | { readonly run: () => void });
export type CommandGroup = {
  readonly id: 'goods' | 'orders' | 'shopOrders' | 'members' | 'shops' | 'actions' | 'pages';
  readonly commands: readonly Command[];
};
export type Found = { readonly groups: readonly CommandGroup[]; readonly busy: boolean };

/** A key of the list of keys: the phrase that says what it does, and what is pressed. */
export type Key = {
  readonly name: keyof (typeof zh)['keys']['does'];
  readonly press: readonly string[];
  /** Not a single letter: it works when these are off. */
  readonly always?: boolean;
};

/** What an office can be searched for, and where its keys lead. */
export type PaletteDesk = {
  /** A hook: the results for what was typed; the user may open or do each of them. */
  readonly useCommands: (typed: string) => Found;
  /** The pages that G and a letter open. */
  readonly goKeys: Readonly<Record<string, { readonly to: string; readonly name: Key['name'] }>>;
  /** A hook: whether the user may open a page. */
  readonly useOpens: () => (path: string) => boolean;
  /** A hook: where C leads; null for who may add nothing. */
  readonly useAddPath: () => string | null;
  /** Keys of rows that only this office has. */
  readonly rowKeys: readonly Key[];
};

/** Whether the text contains every word of the query, in any order. */
export const fits = (text: string, word: string): boolean =>
  word
    .toLowerCase()
    .split(/\s+/)
    .every((part) => text.toLowerCase().includes(part));

/** What follows the mark of "only actions", and whether it was there. */
export const readQuery = (typed: string): { word: string; onlyActions: boolean } => {
  const onlyActions = typed.startsWith(mark);
  return { word: (onlyActions ? typed.slice(mark.length) : typed).trim(), onlyActions };
};
const mark = '>';

/** Shorter queries match too much to be worth a request. */
export const leastLetters = 2;
/** How many results of a kind are shown. */
export const mostResults = 5;
