/** Search engines and messengers display about this much. */
const longest = 160;

/** A text cut at the end of a word, as a description of a page. */
export const shortened = (text: string): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const cut = plain.slice(0, longest - 1);
  const gap = cut.lastIndexOf(' ');
  return `${gap > longest / 2 ? cut.slice(0, gap) : cut}…`;
};
