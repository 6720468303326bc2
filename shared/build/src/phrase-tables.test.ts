import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { phraseFilesIn, withPhraseTables } from './phrase-tables.ts';
import { house } from './rooms.ts';

const written = (source: string): string => withPhraseTables(source, () => ['en.json', 'zh.json']);
const table = "{ en: () => import('./phrases/en.json'), zh: () => import('./phrases/zh.json') }";

it('writes an import of each file where a source asks for the file of a language', () => {
  const source =
    "loadPhrases('jobs', eachLanguage((language) => () => import(`./phrases/${language}.json`)));";
  expect(written(source)).toBe(`loadPhrases('jobs', ${table});`);
});

it('knows the line as a formatter breaks it', () => {
  const source =
    'eachLanguage(\n  (language) => () =>\n    import(`./phrases/${language}.json`),\n);\nconst a = 1;';
  expect(written(source)).toBe(`${table};\nconst a = 1;`);
});

it.each(['eachLanguage((language) => say(key, language))', 'import(`./shops/${code}.json`)'])(
  'leaves %s alone',
  (source) => expect(written(source)).toBe(source),
);

it('finds a language that is added to the folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'phrases-'));
  try {
    for (const file of ['zh.json', 'en.json', 'typed.d.ts', 'fr.json'])
      writeFileSync(path.join(folder, file), '');
    expect(phraseFilesIn(folder)).toEqual(['en.json', 'fr.json', 'zh.json']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('finds every place in which a room opens its phrases', () => {
  const files = globSync('{shell,mf-*,shared/{ui,platform}}/src/**/*.{ts,tsx}', { cwd: house });
  const left = files.filter((file) =>
    written(readFileSync(path.join(house, file), 'utf8')).includes('${language}.json'),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(left).toEqual([]);
});
