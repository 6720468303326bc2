/** Singular and plural of an English word, by the rules that names of furniture follow. */
export const otherNumber = (word: string): string | undefined => {
  if (word.length < 3 || /\d|ss$/.test(word)) return undefined;
  if (word.endsWith('ves')) return `${word.slice(0, -3)}f`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('s')) return word.slice(0, -1);
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:[xz]|ch|sh)$/.test(word)) return `${word}es`;
  return word.endsWith('lf') ? `${word.slice(0, -1)}ves` : `${word}s`;
};

/** The form in which words of groups are compared: English in the singular, Filipino without its linking -ng. */
export const baseForm = (word: string, language: string): string => {
  if (language === 'en' && /[^s]s$/.test(word)) return otherNumber(word) ?? word;
  return language === 'fili' && /[aeiou]ng$/.test(word) ? word.slice(0, -2) : word;
};
