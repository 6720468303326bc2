import type { SourceFile } from '../lib/files.ts';
import { phraseProblems } from './phrases.ts';
import { sayings } from './sample.ts';

const room = 'server/src/trade/orders';
const source = (text: string, path = `${room}/tell.ts`): SourceFile => ({ path, text });
const speaker = 'const { say } = phrasesBeside<typeof zh>(import.meta.url);\n';
const tells = source(`${speaker}export const tell = (language) => say('told', language, { no: 1 });`);

type Texts = Record<'zh' | 'en' | 'indo' | 'fili', object>;
const complete: Texts = {
  zh: { told: '订单 {{no}}' },
  en: { told: 'Order {{no}}' },
  indo: { told: 'Pesanan {{no}}' },
  fili: { told: 'Order {{no}}' },
};
const files = (texts: Partial<Texts>, folder = `${room}/phrases`): SourceFile[] =>
  Object.entries(texts).map(([language, phrases]) => ({
    path: `${folder}/${language}.json`,
    text: JSON.stringify(phrases),
  }));
const said = (texts: Partial<Texts>, ...sources: SourceFile[]): string =>
  sayings(phraseProblems(files(texts), sources.length > 0 ? sources : [tells]));
const inEach = (texts: object): Texts => ({ zh: texts, en: texts, indo: texts, fili: texts });

it('opens for sentences of the server that are complete and said', () => {
  expect(said(complete)).toBe('');
});

describe('the languages of the server', () => {
  it('shuts for a file that is missing, and says where to take it from', () => {
    const { fili: _left, ...rest } = complete;
    expect(phraseProblems(files(rest), [tells])).toMatchObject([
      { file: `${room}/phrases/fili.json`, says: expect.stringContaining(`Copy ${room}/phrases/en.json`) },
    ]);
  });

  it('shuts for a sentence that a language lacks, and for one that zh lacks', () => {
    expect(said({ ...complete, indo: {} })).toBe('lacks told, which zh has. Translate it.');
    expect(said({ ...complete, en: { ...complete.en, more: 'More' } })).toContain('has more, which zh lacks');
  });

  it('shuts for another parameter', () => {
    expect(said({ ...complete, en: { told: 'Order {{number}}' } })).toBe(
      'told lost {{no}}, which zh has.\ntold has {{number}}, which zh lacks.',
    );
  });

  it('shuts for a file of no language', () => {
    const stray = { path: `${room}/phrases/fr.json`, text: '{}' };
    expect(sayings(phraseProblems([...files(complete), stray], [tells]))).toContain(
      'Name it in shared/contract/src/core/languages.ts',
    );
  });
});

describe('the keys of the server', () => {
  it('shuts for a sentence that nobody says', () => {
    expect(said(complete, source('export const a = 1;'))).toContain('told is used nowhere');
  });

  it('shuts for a sentence that is said and absent, with its file and line', () => {
    const asks = source(`${speaker}export const b = say('lost', 'en');`, `${room}/lose.ts`);
    expect(phraseProblems(files(complete), [tells, asks])).toMatchObject([
      { file: `${room}/lose.ts`, line: 2, says: expect.stringContaining('asks for lost') },
    ]);
  });

  it('shuts for a sentence that is not given what it says', () => {
    expect(said(complete, source(`${speaker}export const c = say('told', 'en');`))).toContain(
      'without its no',
    );
  });

  it('knows the folder that a file speaks from', () => {
    const asks = (from: string) =>
      source(
        `import { say as tell } from '${from}';\nexport const d = tell('told', 'en', { no });`,
        'server/src/trade/carts/tell.ts',
      );
    expect(said(complete, asks('../orders/phrases.ts'))).toBe('');
    expect(said(complete, tells, asks('./phrases.ts'))).toContain('server/src/trade/carts/phrases lacks');
  });

  it('wants what a refusal says', () => {
    const folder = 'server/src/platform/http/phrases';
    const refusals = files(inEach({ 'cart.full': '{{max}}' }), folder);
    const throws = (detail: string): string =>
      sayings(phraseProblems(refusals, [source(`throw new Refusal('cart.full'${detail});`)]));
    expect(throws('')).toContain('asks for cart.full without its max');
    expect(throws(', { max: 9 }')).toBe('');
  });

  const made = inEach({ 'action.order.ship': 'a' });
  const makes = source(`${speaker}export const e = (action) => say(\`action.\${action}\`, 'en');`);
  it.each([
    ['a text', "record('order.ship');"],
    ['a template', 'record(`${kind}.ship`);'],
    ['two parts', "record(`${kind}.${move}`, 'ship', { order: 1 });"],
  ])('counts a key whose parts stand in the code as %s', (_how, text) => {
    expect(said(made, makes, source(text, `${room}/ship.ts`))).toBe('');
  });
  it('shuts for a key of which a part stands nowhere', () => {
    expect(said(made, makes, source("record('order.hide');", `${room}/hide.ts`))).toContain(
      'action.order.ship is used nowhere',
    );
  });
});

describe('the code of the server', () => {
  const beside = (text: string, path?: string): string =>
    said(complete, tells, source(text, path ?? `${room}/b.ts`));

  it.each([
    ["export const a = '订单已发货';", '订单已发货'],
    ["export const a = words('已发货', 'Shipped', 'Dikirim', 'Naipadala');", '已发货'],
    ["export const a = { zh: '已发货', en: 'Shipped' };", '已发货'],
    ['export const a = `第 ${row} 行`;', '第'],
    ["export const a = { msg: 'The order has moved on' };", 'The order has moved on'],
  ])('shuts for the sentence in %s', (text, sentence) => {
    expect(beside(text)).toContain(`says “${sentence}” itself: put it into the phrases beside it`);
  });

  it.each([
    ["// A table of characters, no sentence.\nexport const a = '萬万';", undefined],
    ["export const a = { text: 'utf-8', type: 'text/html; charset=utf-8' };", undefined],
    ["export const a = '沙发';", 'server/src/demo/b.ts'],
    ["export const a = '沙发';", 'server/src/testing/b.ts'],
  ])('opens for %s', (text, path) => {
    expect(beside(text, path)).toBe('');
  });
});
