import type { Mall } from '../loader/mall.ts';

/** Developers' tools, in a file of their own that no visitor downloads. */
export const openInspector = (mall: Mall): void => {
  void import('./inspector.ts').then(({ startInspector }) => startInspector(mall));
};
