import i18next, { type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { bcp47, fallbackLanguage, type Language } from '@mall/contract/core/languages';
import { once } from '../store/once.ts';
import { language } from './language.ts';

/** One file per language; only the active one is downloaded. */
export type PhraseFiles = Readonly<Record<Language, () => Promise<{ default: object }>>>;

type Held = { i18n: I18n; files: Map<string, PhraseFiles>; opened: Map<string, Promise<void>> };

const held: Held = once('i18n', () => ({
  i18n: i18next.createInstance(),
  files: new Map(),
  opened: new Map(),
}));

/** The page's one i18next. It can be used from the first line on: phrases are added as they arrive. */
export const i18n: I18n = held.i18n;

/** Starts i18next in the active language and adds the phrases that were queued before. */
export const startI18n = (written: Readonly<Record<string, object>> = {}): void => {
  if (i18n.isInitialized) return;
  void i18n.use(initReactI18next).init({
    // i18next counts and formats by the tag, so it must be one that Intl knows: `id-ID`, not `indo`.
    lng: bcp47[language()],
    fallbackLng: bcp47[fallbackLanguage],
    load: 'currentOnly',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false, bindI18nStore: 'added' },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace) => fetchFallback(namespace),
  });
  for (const [namespace, phrases] of Object.entries(written)) {
    addPhrases(namespace, phrases);
    held.opened.set(`${namespace} ${language()}`, Promise.resolve());
  }
  for (const [namespace, phrases] of queue.splice(0)) addPhrases(namespace, phrases);
};

/** Adds the phrases of the active language under a namespace; before the start they are queued. */
export const addPhrases = (namespace: string, phrases: object): void => {
  if (i18n.isInitialized) i18n.addResourceBundle(bcp47[language()], namespace, phrases, true, true);
  else queue.push([namespace, phrases]);
};

/** Downloads and adds a namespace once; resolves when its phrases can be used. */
export const loadPhrases = (namespace: string, files: PhraseFiles): Promise<void> => {
  held.files.set(namespace, files);
  const name = `${namespace} ${language()}`;
  const known = held.opened.get(name);
  if (known) return known;
  const opening = fetchPhrases(files).then((file) => addPhrases(namespace, file.default));
  held.opened.set(name, opening);
  opening.catch(() => held.opened.delete(name));
  return opening;
};

/**
 * Retries a failed file once, then fetches the English one: a page in another language is better than no page.
 * A remote that was built before the language was added has no file of it.
 */
const fetchPhrases = (files: PhraseFiles): Promise<{ default: object }> => {
  const open = Object.hasOwn(files, language()) ? files[language()] : files[fallbackLanguage];
  return open()
    .catch(() => open())
    .catch(() => files[fallbackLanguage]());
};

const queue: [string, object][] = [];

/** A phrase that is missing in the active file falls back to English; only then is that file fetched. */
const fetchFallback = (namespace: string): void => {
  const files = held.files.get(namespace);
  const english = bcp47[fallbackLanguage];
  if (!files || !i18n.hasResourceBundle(bcp47[language()], namespace)) return;
  if (i18n.hasResourceBundle(english, namespace)) return;
  void files[fallbackLanguage]().then((file) =>
    i18n.addResourceBundle(english, namespace, file.default, true, true),
  );
};
