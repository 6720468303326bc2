import { type Language, languages } from '@mall/contract/core/languages';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { phrasesBeside } from './phrases.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'phrases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const spoken = (texts: Readonly<Record<Language, object>>) => {
  const room = mkdtempSync(path.join(folder, 'room-'));
  mkdirSync(path.join(room, 'phrases'));
  for (const language of languages)
    writeFileSync(path.join(room, 'phrases', `${language}.json`), JSON.stringify(texts[language]));
  return phrasesBeside<{ told: string; 'order.days_other': string }>(
    pathToFileURL(path.join(room, 'phrases.ts')).href,
  );
};

const days = { 'order.days_one': '{{count}} day', 'order.days_other': '{{count}} days' };
const { say, has, sayToAll } = spoken({
  zh: { told: '{{name}}：{{reason}}', 'order.days_other': '{{count}} 天' },
  en: { told: '{{name}}: {{reason}}', ...days },
  indo: { told: '{{name}} ({{reason}})', 'order.days_other': '{{count}} hari' },
  fili: { told: '{{name}} - {{reason}}', ...days },
});

it('says a sentence with its values in the reader’s language', () => {
  expect(say('told', 'zh', { name: '林', reason: 3 })).toBe('林：3');
  expect(say('told', 'indo', { name: 'Lin', reason: 'late' })).toBe('Lin (late)');
});

it('counts as the language does', () => {
  expect([1, 2].map((count) => say('order.days', 'en', { count }))).toEqual(['1 day', '2 days']);
  expect(say('order.days', 'zh', { count: 1 })).toBe('1 天');
});

it.each(['{{name}}', '$t(told)', '$&', '<b>', 'order.days'])('takes %s in a value as it stands', (reason) => {
  expect(say('told', 'en', { name: 'Lin', reason })).toBe(`Lin: ${reason}`);
});

it('knows what it can say, and says it to everybody', () => {
  expect([has('told'), has('order.days'), has('order'), has('toString')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(sayToAll('told')).toMatchObject({ zh: '{{name}}：{{reason}}', fili: '{{name}} - {{reason}}' });
});

it('does not start when the file of a language is missing', () => {
  expect(() => phrasesBeside(pathToFileURL(path.join(folder, 'nothing.ts')).href)).toThrow('zh.json');
});
