/** Whether a column can hold a text: no half of a surrogate pair and no NUL. */
export const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * Whether all text in a value that was read from JSON can be stored, names of fields included. Any depth: it
 * does not recurse.
 */
export const isStorable = (value: unknown): boolean => {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const one = rest.pop();
    if (typeof one === 'string' && !isStorableText(one)) return false;
    if (typeof one !== 'object' || one === null) continue;
    for (const [name, inner] of Object.entries(one)) {
      if (!isStorableText(name)) return false;
      rest.push(inner);
    }
  }
  return true;
};

/** The first characters of a text, none of them cut in two. */
export const firstCharacters = (text: string, most: number): string => [...text].slice(0, most).join('');
