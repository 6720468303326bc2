import { withPhrases } from '@mall/platform';
import { loadToolPhrases } from './command-palette/load-phrases.ts';

/** Search and keys, for a page without the shell's place for them. */
export const openPaletteAlone = () =>
  withPhrases(
    loadToolPhrases,
    import('./command-palette/FindButton.tsx').then((m) => m.FindButton),
  );
