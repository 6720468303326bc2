import { bcp47 } from '@mall/contract/languages';
import type { Built } from './built.ts';
import { escapeHtml } from './html.ts';
import type { Reader } from './visitor.ts';

/**
 * The installer's page: no shell, no session, nothing of the job. What it shows it asks for with the token behind the #,
 * which no server sees.
 */
export const installerPage = (built: Built, reader: Reader): string => {
  const files = (entry: string) => built.plain.entries[entry] ?? { scripts: [], styles: [] };
  const at = (name: string): string => escapeHtml(`/assets/plain/${name}`);
  return `<!doctype html>
<html lang="${bcp47[reader.language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Furnimall</title>
${built.plain.icon === undefined ? '' : `<link rel="icon" href="${at(built.plain.icon)}">`}
${files('early')
  .scripts.map((src) => `<script src="${at(src)}"></script>`)
  .join('')}
${files('installer')
  .styles.map((href) => `<link rel="stylesheet" href="${at(href)}">`)
  .join('')}
${files('installer')
  .scripts.map((src) => `<script defer src="${at(src)}" crossorigin="anonymous"></script>`)
  .join('')}
</head>
<body>
<div id="installer"></div>
</body>
</html>
`;
};
