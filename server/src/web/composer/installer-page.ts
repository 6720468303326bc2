import type { Built } from './built.ts';
import { plainPage } from './plain-page.ts';
import type { Reader } from './visitor.ts';

/**
 * The installer's page: no shell, no session, nothing of the job. It loads its data with the token behind the
 * #, which no server sees.
 */
export const installerPage = (built: Built, reader: Reader): string =>
  plainPage(built, reader, {
    entry: 'installer',
    head: ['<meta name="robots" content="noindex">', '<meta name="referrer" content="no-referrer">'],
  });
