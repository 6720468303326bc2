import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../lib/files.ts';

/** A file of a new remote: its path in the remote's folder, and its text. */
export type NewFile = { path: string; text: string };

/** The files of a folder of templates, with every `{{word}}` replaced. Throws when a word has no value. */
export const filled = (folder: string, words: Readonly<Record<string, string>>): NewFile[] => {
  const base = join(import.meta.dirname, folder);
  return listFiles(base).map((file) => ({
    path: file.replace(/\.tmpl$/, '').replace(/^dot-/, '.'),
    text: fill(readFileSync(join(base, file), 'utf8'), words),
  }));
};

export const fill = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{([a-z]+)\}\}/g, (_whole, word: string) => {
    const value = words[word];
    if (value === undefined) throw new Error(`No value for {{${word}}}.`);
    return value;
  });
