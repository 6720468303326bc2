import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { listFiles } from '../lib/files.ts';
import { root } from '../lib/root.ts';
import { pseudoPhrases, pseudoText } from './pseudo.ts';

/** The code of the language that the copy has besides the mall's. */
export const pseudo = 'pseudo';

/**
 * A copy of the sources with one language more, made as CONTRIBUTING says: named in the list of the contract, a file
 * beside every en.json, a title beside every other one that a remote declares, and its column in the list of products.
 */
export const copyWithPseudo = (): string => {
  const base = mkdtempSync(join(tmpdir(), 'furnimall-pseudo-'));
  for (const file of listFiles(root).filter((path) => copied.test(path))) {
    mkdirSync(join(base, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(base, file));
  }
  const rooms = readdirSync(root).filter((name) => /^(?:server|shell|mf-.+)$/.test(name));
  const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
  for (const room of ['.', ...rooms, ...shared]) linkPackages(base, room);
  symlinkSync(join(root, 'server/demo-assets'), join(base, 'server/demo-assets'));
  edit(base, 'shared/contract/src/core/languages.ts', named);
  for (const file of listFiles(base)) {
    if (file.endsWith('/phrases/en.json')) addPhrases(base, file);
    if (isDeclaration(file) && readFileSync(join(base, file), 'utf8').includes('fili:'))
      edit(base, file, declared);
  }
  return base;
};

/** Where a remote declares titles: a large one in one file per feature. */
const isDeclaration = (file: string): boolean => /\/remote\.config\.ts$|\/src\/declared\//.test(file);

const copied =
  /^(?:(?:server|shell|mf-[^/]+|shared\/[^/]+)\/(?:src\/.*\.(?:ts|tsx|js|json|sql|css|svg|woff2?|webp|png)|package\.json|(?:remote|webpack)\.config\.ts)|scripts\/(?:gates|lib|services)\/.*\.ts|package\.json|pnpm-lock\.yaml)$/;

/** Packages are those of the mall, but what the mall itself is made of is the copy's. */
const linkPackages = (base: string, room: string): void => {
  const from = join(root, room, 'node_modules');
  if (!existsSync(from)) return;
  mkdirSync(join(base, room, 'node_modules/@mall'), { recursive: true });
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.') && one !== '@mall'))
    symlinkSync(join(from, name), join(base, room, 'node_modules', name));
  for (const name of existsSync(join(from, '@mall')) ? readdirSync(join(from, '@mall')) : [])
    symlinkSync(join(base, 'shared', name), join(base, room, 'node_modules/@mall', name));
};

const named = (text: string): string =>
  text
    .replace("'fili'] as const", `'fili', '${pseudo}'] as const`)
    .replace("fili: 'fil-PH'", `fili: 'fil-PH', ${pseudo}: 'en-XA'`)
    .replace("fili: 'en',", `fili: 'en',\n  ${pseudo}: 'en',`)
    .replace("fili: 'Filipino',", `fili: 'Filipino',\n  ${pseudo}: 'Pseudo',`);

const declared = (text: string): string =>
  text.replaceAll(
    /\ben:\s*('[^']*')([\s\S]*?)\bfili:/g,
    (_, english: string, between: string) =>
      `en: ${english}${between}${pseudo}: ${pseudoText(english.slice(0, -1))}', fili:`,
  );

const addPhrases = (base: string, file: string): void => {
  const folder = dirname(file);
  if (folder === 'server/src/seller/imports/phrases')
    for (const language of readdirSync(join(base, folder)))
      edit(base, `${folder}/${language}`, (text) =>
        text.replace(
          '{',
          `{ "products.column.name.${pseudo}": "Name (${pseudo})", "products.column.detail.${pseudo}": "Description (${pseudo})",`,
        ),
      );
  const english: unknown = JSON.parse(readFileSync(join(base, file), 'utf8'));
  writeFileSync(join(base, folder, `${pseudo}.json`), JSON.stringify(pseudoPhrases(english), null, 2));
};

const edit = (base: string, file: string, change: (text: string) => string): void => {
  const text = readFileSync(join(base, file), 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`${relative(root, join(root, file))} is not written as expected.`);
  writeFileSync(join(base, file), changed);
};
