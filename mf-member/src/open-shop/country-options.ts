import { countries, nearCountries } from '@mall/contract/core/application';

/** Countries and regions by their names in a language: the near ones first, then all others in its order. */
export const countryOptions = (language: string): { value: string; label: string }[] => {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  const named = (code: string) => ({ value: code, label: names.of(code) ?? code });
  const { compare } = new Intl.Collator(language);
  return [
    ...nearCountries.map(named),
    ...countries
      .filter((code) => !nearCountries.includes(code))
      .map(named)
      .toSorted((a, b) => compare(a.label, b.label)),
  ];
};

export const countryName = (code: string, language: string): string =>
  new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code;
