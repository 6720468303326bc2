import { withPhrases } from '@mall/platform';
import { loadToolPhrases } from '@mall/office/palette/load-phrases';

/** Search and keys, for a page without the shell's place for them. */
export const openPaletteAlone = () =>
  withPhrases(
    loadToolPhrases,
    import('./command-palette/FindButton.tsx').then((m) => m.FindButton),
  );
