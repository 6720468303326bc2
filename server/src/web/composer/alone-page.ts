import type { Built } from './built.ts';
import { dataBlock } from './html.ts';
import { manifestFor } from './page.ts';
import { plainPage } from './plain-page.ts';
import type { Reader } from './visitor.ts';

/** Pages with one remote without our shell, which any site can embed in the same way: the offices. */
export const alonePages = { '/merchant.html': 'mf_seller', '/operator.html': 'mf_operator' } as const;

/** The page of one remote. */
export const alonePage =
  (remote: string) =>
  (built: Built, reader: Reader): string => {
    const manifest = manifestFor(built, reader);
    const remotes = manifest.remotes.filter(({ name }) => name === remote);
    return plainPage(built, reader, { entry: 'merchant', data: dataBlock('boot', { ...manifest, remotes }) });
  };
