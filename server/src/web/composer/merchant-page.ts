import type { Built } from './built.ts';
import { dataBlock } from './html.ts';
import { manifestFor } from './page.ts';
import { plainPage } from './plain-page.ts';
import type { Reader } from './visitor.ts';

/**
 * The page of a merchant: the seller's remote without our shell, which any site can embed in the same way.
 */
export const merchantPage = (built: Built, reader: Reader): string => {
  const manifest = manifestFor(built, reader);
  const seller = manifest.remotes.filter(({ name }) => name === 'mf_seller');
  return plainPage(built, reader, {
    entry: 'merchant',
    data: dataBlock('boot', { ...manifest, remotes: seller }),
  });
};
