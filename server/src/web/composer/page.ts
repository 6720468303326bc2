import { bcp47, languages, pickText } from '@mall/contract/core/languages';
import { type BootManifest, resolve, type Source } from '@mall/registry';
import { announcementOf } from './announcement.ts';
import type { Built, HostAssets } from './built.ts';
import { colourOf, headOf } from './head.ts';
import { holdBuiltIns } from './hold-built-ins.ts';
import { dataBlock, escapeHtml, preload, scriptsFrom } from './html.ts';
import type { PageData } from './page-data.ts';
import { filesOf, leadsAnywhere, type Shown, shownAt } from './preloads.ts';
import { firstWindowOf } from './first-window/first-window.ts';
import { skeletonOf } from './skeleton.ts';
import type { Reader } from './visitor.ts';

export type PageRequest = {
  pathname: string;
  query?: URLSearchParams;
  reader: Reader;
  data: PageData;
  /** Address of the mall, for links in social media. */
  origin: string;
  /** Other allowed origins of scripts. */
  elsewhere?: readonly string[];
};

/**
 * The HTML of any address of the mall. Pure: build, request and data decide every character. Fonts are not
 * preloaded: on a slow line they would come before the scripts that paint the page, and a fallback of the
 * same width replaces them. The remote's files are listed after the first window: a browser requests six
 * files at a time, and its pictures come first.
 */
export const composePage = (built: Built, request: PageRequest): string => {
  const { pathname, reader, data, origin } = request;
  const manifest = manifestFor(built, reader);
  const shown = shownAt(manifest, pathname);
  const files = shown === undefined ? [] : filesOf(shown, built.registry, reader);
  const mallName = data.shop?.storeName || data.app?.shop_name || 'Furnimall';
  const own = data.title ?? (shown === undefined ? '' : pickText(shown.route.title, reader.language).text);
  const title = own === '' ? mallName : `${own} · ${mallName}`;
  const host = addresses(built.host, 'host', 'main');
  const places = scriptsFrom(request.elsewhere ?? []);
  const early = addresses(built.plain, 'plain', 'early');
  const bar = announcementOf(data.announcement, reader, shown?.route.layout);
  const announcement = addresses(built.plain, 'plain', 'announcement');

  return `<!doctype html>
<html${rootAttributes(reader, data)}${places}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<script>${holdBuiltIns}</script>
${early.scripts.map((src) => `<script src="${src}"></script>`).join('')}
${host.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}
${bar === '' ? '' : announcement.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}${host.scripts.map((src) => `<script defer src="${src}" crossorigin="anonymous"></script>`).join('')}${bar === '' ? '' : announcement.scripts.map((src) => `<script defer src="${src}"></script>`).join('')}
<link rel="icon" href="${escapeHtml(data.shop?.logo || data.app?.pc_logo || `/assets/plain/${built.plain.icon ?? ''}`)}">
${headOf({ data, reader, title, mallName, origin })}
</head>
<body>
${bar}<div id="root">${inRoot(request, manifest, shown)}</div>
${[...files.map(({ href, integrity }) => preload(href, integrity)), ...host.phrases(reader.language).map((href) => preload(href))].join('')}
${dataBlock('boot', manifest)}${dataBlock('facts', { shop: data.shop, app: data.app })}${dataBlock('first-data', data.firstData)}
</body>
</html>
`;
};

/** The first window where it is known, else the frame of its layout. */
const inRoot = (
  { pathname, query = new URLSearchParams(), reader, data }: PageRequest,
  manifest: BootManifest,
  shown: Shown | undefined,
): string => {
  const opens = (address: string): boolean => leadsAnywhere(manifest, address.split('?', 1)[0] ?? address);
  const title = shown === undefined ? '' : pickText(shown.route.title, reader.language).text;
  const isOpen = shown !== undefined && !shown.remote.closed;
  const drawn = isOpen ? firstWindowOf({ pathname, query, reader, data, title, opens }) : undefined;
  return drawn ?? skeletonOf(shown?.route.layout ?? 'bare');
};

export const manifestFor = (
  { registry, platform, remotesAt }: Pick<Built, 'registry' | 'platform' | 'remotesAt'>,
  { visitor }: Reader,
): BootManifest => {
  const manifest = resolve(registry, { ...visitor, shellVersion: platform });
  return remotesAt === undefined ? manifest : servedFrom(manifest, remotesAt);
};

/**
 * The first address of every version is elsewhere; the second stays with the mall, for when that origin is
 * down.
 */
const servedFrom = (manifest: BootManifest, origin: string): BootManifest => {
  const there = <Each extends Source>(source: Each): Each => ({
    ...source,
    base: source.base.startsWith('/') ? origin + source.base : source.base,
  });
  const remotes = manifest.remotes.map(({ previous, ...remote }) => ({
    ...there(remote),
    ...(previous === undefined ? {} : { previous: there(previous) }),
  }));
  return { ...manifest, remotes };
};

const rootAttributes = ({ language, theme }: Reader, data: PageData): string => {
  const colour = colourOf(data);
  const offered = data.app?.languages ?? languages;
  return [
    ` lang="${bcp47[language]}"`,
    theme === undefined ? '' : ` data-theme="${theme}"`,
    colour === undefined ? '' : ` data-colour="${colour}"`,
    offered.length === languages.length ? '' : ` data-languages="${offered.join(' ')}"`,
  ].join('');
};

const addresses = (assets: HostAssets, folder: 'host' | 'plain', entry: string) => {
  const at = (name: string): string => `/assets/${folder}/${name}`;
  const { scripts, styles } = assets.entries[entry] ?? { scripts: [], styles: [] };
  return {
    scripts: scripts.map(at),
    styles: styles.map(at),
    phrases: (language: string) => (assets.phrases[language] ?? []).map(at),
  };
};
