import { withPhrases } from '@mall/platform';
import { openToolWords } from './command-palette/open-words.ts';

/** Search and keys, for a page without the shell's place for them. */
export const openPaletteAlone = () =>
  withPhrases(
    openToolWords,
    import('./command-palette/FindButton.tsx').then((m) => m.FindButton),
  );
