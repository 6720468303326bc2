import { bcp47 } from '@mall/contract/languages';
import type { Built } from './built.ts';
import { dataBlock, escapeHtml } from './html.ts';
import { manifestFor } from './page.ts';
import type { Reader } from './visitor.ts';

/** The page of a merchant: the seller's remote without our shell, which any site can have in the same way. */
export const merchantPage = (built: Built, reader: Reader): string => {
  const manifest = manifestFor(built.registry, reader, false);
  const seller = manifest.remotes.filter(({ name }) => name === 'mf_seller');
  const files = (entry: string) => built.plain.entries[entry] ?? { scripts: [], styles: [] };
  const at = (name: string): string => escapeHtml(`/assets/plain/${name}`);
  return `<!doctype html>
<html lang="${bcp47[reader.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Furnimall</title>
${files('early')
  .scripts.map((src) => `<script src="${at(src)}"></script>`)
  .join('')}
${files('merchant')
  .styles.map((href) => `<link rel="stylesheet" href="${at(href)}">`)
  .join('')}
${files('merchant')
  .scripts.map((src) => `<script defer src="${at(src)}" crossorigin="anonymous"></script>`)
  .join('')}
</head>
<body>
<div id="merchant"></div>
${dataBlock('boot', { ...manifest, remotes: seller })}
</body>
</html>
`;
};
