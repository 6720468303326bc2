import type { SourceFile } from '../lib/files.ts';
import { phraseProblems } from './phrases.ts';
import { sayings } from './sample.ts';

const folder = 'mf-checkout/src/phrases';
const user: SourceFile = {
  path: 'mf-checkout/src/A.tsx',
  text: "const { t } = useTranslation('checkout');\nexport const A = () => <p>{t('cart.title')}</p>;",
};

type Texts = Record<'zh' | 'en' | 'indo' | 'fili', object>;
const complete: Texts = {
  zh: { cart: { title: '购物车' } },
  en: { cart: { title: 'Cart' } },
  indo: { cart: { title: 'Keranjang' } },
  fili: { cart: { title: 'Kariton' } },
};

const files = (texts: Partial<Texts>, into = folder): SourceFile[] =>
  Object.entries(texts).map(([language, phrases]) => ({
    path: `${into}/${language}.json`,
    text: JSON.stringify(phrases),
  }));

const said = (texts: Partial<Texts>, ...sources: SourceFile[]): string =>
  sayings(phraseProblems(files(texts), sources.length > 0 ? sources : [user]));

const source = (text: string, path = 'mf-checkout/src/B.tsx'): SourceFile => ({ path, text });

it('opens for four complete languages whose keys are used', () => {
  expect(said(complete)).toBe('');
});

describe('the languages', () => {
  it('shuts for a language that is missing', () => {
    const { fili: _left, ...rest } = complete;
    expect(said(rest)).toContain('every language is complete');
  });

  it('shuts for a key that a language lacks, and for one that zh lacks', () => {
    expect(said({ ...complete, en: {} })).toContain('lacks cart.title');
    expect(said({ ...complete, en: { cart: { title: 'Cart', more: 'More' } } })).toContain(
      'has cart.more, which zh lacks',
    );
  });

  it('shuts for an empty text and for Chinese left in another language', () => {
    expect(said({ ...complete, en: { cart: { title: ' ' } } })).toContain('is empty');
    expect(said({ ...complete, en: { cart: { title: '购物车' } } })).toContain('still Chinese');
  });

  it('shuts for a placeholder that got lost or changed its name', () => {
    const with_ = (text: string): Texts => ({
      ...complete,
      zh: { cart: { title: '{{count}} 件' } },
      en: { cart: { title: text } },
    });
    expect(said(with_('Items'))).toContain('lost {{count}}');
    expect(said(with_('{{number}} items'))).toContain('has {{number}}');
  });

  it('lets each language have its own plural forms', () => {
    const forms = (...names: string[]): object => ({
      cart: Object.fromEntries(names.map((name) => [name, '{{count}}'])),
    });
    const texts = {
      zh: forms('title_other'),
      en: { cart: { title_one: 'one', title_other: '{{count}}' } },
      indo: forms('title_other'),
      fili: forms('title_one', 'title_other'),
    };
    const use = "const { t } = useTranslation('checkout');\nexport const a = t('cart.title', { count: 2 });";
    expect(said(texts, source(use))).toBe('');
  });
});

describe('the keys', () => {
  it('shuts for a key that nobody uses', () => {
    expect(said(complete, source('export const a = 1;'))).toContain('cart.title is used nowhere');
  });

  it('shuts for a phrase that is not given what it says', () => {
    const counted = (text: string) => ({ cart: { title: text } });
    const texts = {
      zh: counted('{{count}} 件'),
      en: counted('{{count}}'),
      indo: counted('{{count}}'),
      fili: counted('{{count}}'),
    };
    const use = (call: string) =>
      source(`const { t } = useTranslation('checkout');\nexport const a = ${call};`);
    expect(said(texts, use("t('cart.title')"))).toContain('without its count');
    expect(said(texts, use("t('cart.title', { amount })"))).toContain('without its count');
    expect(said(texts, use("t('cart.title', { count: 2 })"))).toBe('');
    expect(said(texts, use("t('cart.title', words)"))).toBe('');
  });

  it('shuts for a key that is used and missing, with its file and line', () => {
    const asks = source("const { t } = useTranslation('checkout');\nexport const b = t('cart.empty');");
    expect(phraseProblems(files(complete), [user, asks])).toMatchObject([
      { file: 'mf-checkout/src/B.tsx', line: 2, says: expect.stringContaining('asks for cart.empty') },
    ]);
  });

  it.each([
    ['by a template', 'export const a = (x: string) => t(`cart.${x}`);'],
    ['as data', "export const columns = [{ header: 'cart.title' }];"],
    ['with its namespace', "export const a = t('checkout:cart.title');"],
    [
      'under a prefix',
      "const { t } = useTranslation('checkout', { keyPrefix: 'cart' });\nexport const a = t('title');",
    ],
  ])('counts a key that is used %s', (_how, text) => {
    expect(said(complete, source(text))).toBe('');
  });

  it('looks for a key where the call says', () => {
    const common = files(
      { zh: { yes: '是' }, en: { yes: 'Yes' }, indo: { yes: 'Ya' }, fili: { yes: 'Oo' } },
      'shared/platform/src/phrases',
    );
    const asks = source(
      "const { t } = useTranslation(['checkout', 'common']);\nexport const b = [t('yes'), t('yes', { ns: 'common' }), t('common:yes')];",
    );
    expect(sayings(phraseProblems([...files(complete), ...common], [user, asks]))).toBe('');
    const elsewhere = source("export const b = t('cart.title', { ns: 'common' });");
    expect(sayings(phraseProblems([...files(complete), ...common], [user, asks, elsewhere]))).toContain(
      'asks for cart.title, which common lacks',
    );
  });
});

it('shuts for a title that a remote declares without one of the languages', () => {
  const declares = (title: string) =>
    source(`export default { title: { ${title} } };`, 'mf-checkout/remote.config.ts');
  expect(said(complete, user, declares("zh: '购物车', en: 'Cart', indo: 'Keranjang'"))).toBe(
    'declares a text without its fili. Write it.',
  );
  expect(said(complete, user, declares("zh: 'a', en: 'b', indo: 'c', fili: 'd'"))).toBe('');
});

describe('the code', () => {
  it.each([
    ['<p>Add to cart</p>', 'Add to cart'],
    ["<p>{'Add to cart'}</p>", 'Add to cart'],
    ['<button aria-label="Close" />', 'Close'],
    ['<input placeholder="Your name" />', 'Your name'],
    ["<p title={x ? '购物车' : ''} />", '购物车'],
  ])('shuts for user text in %s', (jsx, text) => {
    expect(said(complete, user, source(`export const B = () => ${jsx};`))).toContain(text);
  });

  it.each(['<p>·</p>', '<p>{count} × 2</p>', '<p className="big" data-x="Hello you" />', '<p>&nbsp;</p>'])(
    'opens for %s',
    (jsx) => {
      expect(said(complete, user, source(`export const B = () => ${jsx};`))).toBe('');
    },
  );
});
