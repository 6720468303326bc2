import { prepare } from '@mall/testing';
import { addPhrases, i18n, loadPhrases, type PhraseFiles } from '../index.ts';

const file = (words: object) => () => Promise.resolve({ default: words });
const filesOf = (more: Partial<PhraseFiles>): PhraseFiles => ({
  zh: file({ hello: '你好' }),
  en: file({ hello: 'Hello', only: 'English only' }),
  indo: file({ hello: 'Halo' }),
  fili: file({ hello: 'Kumusta' }),
  ...more,
});

describe('phrases', () => {
  it('are fetched once, in the active language alone', async () => {
    await prepare({ lang: 'indo' });
    let fetched = 0;
    const files = filesOf({
      indo: () => {
        fetched += 1;
        return Promise.resolve({ default: { hello: 'Halo' } });
      },
      en: () => Promise.reject(new Error('not asked for')),
    });
    await Promise.all([loadPhrases('once', files), loadPhrases('once', files)]);
    expect(i18n.t('once:hello')).toBe('Halo');
    expect(fetched).toBe(1);
  });

  it('that are missing are spoken in English, whose file comes only then', async () => {
    await prepare({ lang: 'fili' });
    await loadPhrases('gap', filesOf({}));
    i18n.t('gap:only');
    await new Promise((done) => setTimeout(done, 0));
    expect(i18n.t('gap:only')).toBe('English only');
    expect(i18n.t('gap:hello')).toBe('Kumusta');
  });

  it('that do not arrive are English', async () => {
    await prepare({ lang: 'zh' });
    await loadPhrases('lost', filesOf({ zh: () => Promise.reject(new Error('offline')) }));
    expect(i18n.t('lost:hello')).toBe('Hello');
  });

  it('of a remote from before the language are English', async () => {
    await prepare({ lang: 'fili' });
    const { fili: _added, ...older } = filesOf({});
    await loadPhrases('older', older as PhraseFiles); // as a remote brings it that was built with one language less
    expect(i18n.t('older:hello')).toBe('Hello');
  });

  it('count and format as the language does', async () => {
    await prepare({ lang: 'indo' });
    addPhrases('numbers', { sold: '{{count, number}} terjual' });
    expect(i18n.t('numbers:sold', { count: 12500 })).toBe('12.500 terjual');
  });
});
