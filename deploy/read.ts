import { readFileSync } from 'node:fs';
import path from 'node:path';
import { settingTable } from '../server/src/platform/settings/settings.ts';

export const textOf = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** Variables that the S3 library reads. */
const elsewhere = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/** Variables that nothing reads: a misspelt name sets nothing and reports nothing. */
export const unread = (env: Record<string, unknown>): string[] =>
  Object.keys(env).filter((name) => !(name in settingTable) && !elsewhere.includes(name));

/** `A=b` lines. */
export const envIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** The environment that the image itself sets for each process. */
export const imageEnv = (): Record<string, string> => {
  const [, words = ''] = /^ENV (.*)$/m.exec(stageOf('mall')) ?? [];
  return envIn(words.replaceAll(' ', '\n'));
};

/** A stage of the Dockerfile. */
export const stageOf = (name: string): string =>
  textOf('Dockerfile')
    .split(/^FROM /m)
    .find((stage) => stage.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? '';
