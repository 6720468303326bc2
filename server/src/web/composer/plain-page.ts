import { bcp47 } from '@mall/contract/core/languages';
import type { Built } from './built.ts';
import { escapeHtml, scriptsFrom } from './html.ts';
import type { Reader } from './visitor.ts';

type Parts = {
  /** Its entry of the build, and the id of its root. */
  readonly entry: 'installer' | 'merchant';
  /** More lines of the head. */
  readonly head?: readonly string[];
  /** What follows the root. */
  readonly data?: string;
};

/** A page of its own without the shell: an entry of the build with its styles, and a root for it. */
export const plainPage = (built: Built, reader: Reader, { entry, head = [], data }: Parts): string => {
  const files = (name: string) => built.plain.entries[name] ?? { scripts: [], styles: [] };
  const at = (name: string): string => escapeHtml(`/assets/plain/${name}`);
  const lines = [
    '<!doctype html>',
    `<html lang="${bcp47[reader.language]}"${scriptsFrom(built.remotesAt === undefined ? [] : [built.remotesAt])}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...head,
    '<title>Furnimall</title>',
    ...(built.plain.icon === undefined ? [] : [`<link rel="icon" href="${at(built.plain.icon)}">`]),
    ...files('early').scripts.map((src) => `<script src="${at(src)}"></script>`),
    ...files(entry).styles.map((href) => `<link rel="stylesheet" href="${at(href)}">`),
    ...files(entry).scripts.map((src) => `<script defer src="${at(src)}" crossorigin="anonymous"></script>`),
    '</head>',
    '<body>',
    `<div id="${entry}"></div>`,
    ...(data === undefined ? [] : [data]),
    '</body>',
    '</html>',
    '',
  ];
  return lines.join('\n');
};
