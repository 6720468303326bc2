import { languages, offeredIn, spokenOf } from './languages.ts';

describe('the language of a page', () => {
  it.each([
    ['fili', ['en', 'fili'], 'fili'],
    ['zh', ['en', 'fili'], 'en'],
    ['xx', ['en', 'fili'], 'en'],
    [null, ['en', 'fili'], 'en'],
    [undefined, ['zh', 'fili'], 'zh'],
    [undefined, ['indo', 'fili'], 'indo'],
    [undefined, [], 'zh'],
  ] as const)('%s chosen, %j offered: %s', (chosen, offered, spoken) => {
    expect(spokenOf(chosen, offered)).toBe(spoken);
  });

  it('is any that was chosen where the mall names none', () => {
    for (const code of languages) expect(spokenOf(code)).toBe(code);
  });

  it('is one of those that the page lists', () => {
    expect(offeredIn(undefined)).toEqual(languages);
    expect(offeredIn('en fili')).toEqual(['en', 'fili']);
  });
});
