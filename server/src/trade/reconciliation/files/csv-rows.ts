export type CsvRow = {
  /** The line of the file on which it begins: blank lines count, and breaks within quotes. */
  readonly no: number;
  readonly cells: readonly string[];
};

/** No file of a provider has as many columns: the rest of such a row is not kept. */
const mostCells = 256;

const [comma, lineFeed, carriageReturn] = [',', '\n', '\r'].map((one) => one.charCodeAt(0));
const breaks = /\r\n|\r|\n/g;

const isEnd = (text: string, at: number): boolean => {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return code === comma || code === lineFeed || code === carriageReturn;
};

/** Where a cell that begins with a quote is closed; -1: the quote is only a character of a name. */
const closedAt = (text: string, from: number): number => {
  for (let at = text.indexOf('"', from + 1); at !== -1; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return isEnd(text, at + 1) ? at : -1;
  return -1;
};

const cellAt = (text: string, from: number): { readonly cell: string; readonly end: number } => {
  const closed = text[from] === '"' ? closedAt(text, from) : -1;
  if (closed !== -1) return { cell: text.slice(from + 1, closed).replaceAll('""', '"'), end: closed + 1 };
  let end = from;
  while (!isEnd(text, end)) end += 1;
  return { cell: text.slice(from, end), end };
};

/**
 * The rows of a text whose cells are parted by commas, one after the other: who has seen enough reads no further. The
 * reader of shops' tables (platform/spreadsheets) knows rows only, and here people look up a line in the file itself.
 */
export function* csvRows(text: string): Generator<CsvRow> {
  let [at, line] = [0, 1];
  while (at < text.length) {
    const [no, from] = [line, at];
    const cells: string[] = [];
    for (let more = true; more; at += more ? 1 : 0) {
      const { cell, end } = cellAt(text, at);
      if (cells.length < mostCells) cells.push(cell);
      at = end;
      more = text.charCodeAt(at) === comma;
    }
    if (at < text.length) at += text.startsWith('\r\n', at) ? 2 : 1;
    line += text.slice(from, at).match(breaks)?.length ?? 0;
    yield { no, cells };
  }
}

/** How many lines bytes have at most, of either encoding that is read. */
export const linesOfBytes = (bytes: Uint8Array): number => {
  let [feeds, returns] = [0, 0];
  for (const byte of bytes)
    if (byte === lineFeed) feeds += 1;
    else if (byte === carriageReturn) returns += 1;
  return Math.max(feeds, returns) + 1;
};
