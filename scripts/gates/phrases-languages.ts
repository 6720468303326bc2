import { languages } from '../../shared/contract/src/core/languages.ts';
import { baseKey, baseKeys, type Bundle } from '../lib/phrase-bundles.ts';
import type { Problem } from './gate.ts';

const han = /\p{Script=Han}/u;

/**
 * zh is the source: the others have its keys and its placeholders, no empty text, and no Chinese left in
 * them.
 */
export function languageProblems({ folder, texts }: Bundle): Problem[] {
  const source = texts.zh;
  if (!source) return [{ file: `${folder}/zh.json`, says: 'is missing: zh is the source of the phrases.' }];
  const wanted = baseKeys(source);
  return languages.flatMap((language) => {
    const file = `${folder}/${language}.json`;
    const own = texts[language];
    if (!own)
      return [
        { file, says: `is missing: every language is complete. Copy ${folder}/en.json and translate it.` },
      ];
    const has = baseKeys(own);
    return [
      ...[...wanted]
        .filter((key) => !has.has(key))
        .map((key) => ({ file, says: `lacks ${key}, which zh has. Translate it.` })),
      ...[...has]
        .filter((key) => !wanted.has(key))
        .map((key) => ({ file, says: `has ${key}, which zh lacks. Delete it, or write it in zh too.` })),
      ...[...own].flatMap(([key, text]) =>
        textProblems(key, text, language === 'zh').map((says) => ({ file, says })),
      ),
      ...placeholderProblems(source, own).map((says) => ({ file, says })),
    ];
  });
}

function textProblems(key: string, text: string, isSource: boolean): string[] {
  if (text.trim() === '') return [`${key} is empty.`];
  if (!isSource && han.test(text)) return [`${key} is still Chinese: ${text}`];
  return [];
}

/** Every form of a phrase has the same placeholders; `_one` may leave the number out. */
function placeholderProblems(
  source: ReadonlyMap<string, string>,
  own: ReadonlyMap<string, string>,
): string[] {
  const inSource = new Map([...source].map(([key, text]) => [baseKey(key), placeholders(text)]));
  return [...own].flatMap(([key, text]) => {
    const wanted = inSource.get(baseKey(key));
    const has = placeholders(text);
    if (!wanted) return [];
    const lost = key.endsWith('_one') ? [] : wanted.filter((name) => !has.includes(name));
    const added = has.filter((name) => !wanted.includes(name));
    return [
      ...lost.map((name) => `${key} lost {{${name}}}, which zh has.`),
      ...added.map((name) => `${key} has {{${name}}}, which zh lacks.`),
    ];
  });
}

const placeholders = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{\s*-?\s*([\w.]+)[^}]*\}\}/g)].map(([, name]) => name ?? '')),
];
