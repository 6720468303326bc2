/**
 * The texts that a mall shows its shoppers of what holds between them: terms of use, privacy, returns, and who runs it.
 * Each is read at `/legal?kind=`; the order is that of the links at the foot of every page.
 */
export const legalKinds = ['terms', 'privacy', 'returns', 'imprint'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** The text that the address of a page names; undefined where it names none. */
export const legalKindIn = (query: URLSearchParams): LegalKind | undefined =>
  legalKinds.find((kind) => kind === query.get('kind'));

/** How long a text may be in one language, in characters. */
export const legalLimits = { text: 20_000 } as const;

/** A part of a legal text as it is read. */
export type LegalBlock =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

/**
 * The parts of a typed text. An empty line ends a part; a line that begins with `## ` is a heading, lines that begin with
 * `- ` are a list. Everything else is a paragraph: no other sign has a meaning, and nothing becomes HTML.
 */
export const legalBlocks = (typed: string): LegalBlock[] => {
  const blocks: LegalBlock[] = [];
  let isOpen = false;
  for (const line of typed.split(/\r\n?|\n/).map((each) => each.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '' && !line.startsWith('## ');
    if (line === '') continue;
    if (line.startsWith('## ')) blocks.push({ kind: 'heading', text: line.slice(3).trim() });
    else if (line.startsWith('- ')) {
      const item = line.slice(2).trim();
      if (last?.kind === 'list') blocks.splice(-1, 1, { kind: 'list', items: [...last.items, item] });
      else blocks.push({ kind: 'list', items: [item] });
    } else if (last?.kind === 'paragraph')
      blocks.splice(-1, 1, { kind: 'paragraph', text: `${last.text}\n${line}` });
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
};
