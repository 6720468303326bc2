import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsAsExample, settingsAsMarkdown } from '../../server/src/platform/settings/settings.ts';
import { root } from '../lib/root.ts';
import { statesAsMarkdown } from './states.ts';

/** A page, or the part of it after its introduction, that is generated from the code. */
type Page = { file: string; made: () => string };

const settingsPage = (): string =>
  [
    '# Settings',
    '',
    'Environment variables, or lines of a file `.env`; a value that cannot be used stops the start with one sentence. Made from',
    '`server/src/platform/settings/settings.ts` by `npm run papers`.',
    '',
    settingsAsMarkdown(),
    '',
  ].join('\n');

/** The text above the first table of states is written by hand. */
const statesPage = (): string => {
  const [words = ''] = readFileSync(join(root, 'docs/states.md'), 'utf8').split('\n## ');
  return `${words}\n${statesAsMarkdown()}\n`;
};

/** Every page that is generated from the code. `npm run papers` writes them, and a test compares. */
export const pages: readonly Page[] = [
  { file: 'docs/settings.md', made: settingsPage },
  { file: '.env.example', made: settingsAsExample },
  { file: 'docs/states.md', made: statesPage },
];
