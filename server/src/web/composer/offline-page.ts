import { bcp47 } from '@mall/contract/core/languages';
import { say } from '../phrases.ts';
import type { Built } from './built.ts';
import { escapeHtml } from './html.ts';
import type { PageData } from './page-data.ts';
import type { Reader } from './visitor.ts';

/** The page that a browser caches for offline use: no script, only the style sheets that it already has. */
export const offlinePage = (built: Built, { language, theme }: Reader, { shop, app }: PageData): string => {
  const title = escapeHtml(say('offline.title', language));
  const mall = escapeHtml(shop?.storeName || app?.shop_name || 'Furnimall');
  const styles = built.host.entries['main']?.styles ?? [];
  return `<!doctype html>
<html lang="${bcp47[language]}"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${mall}</title>
${styles.map((name) => `<link rel="stylesheet" href="/assets/host/${name}">`).join('')}
</head>
<body>
<main class="offline">
<p class="offline-mall">${mall}</p>
<h1>${title}</h1>
<p>${escapeHtml(say('offline.about', language))}</p>
<a class="offline-retry" href="">${escapeHtml(say('offline.retry', language))}</a>
</main>
</body>
</html>
`;
};
