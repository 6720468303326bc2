export const paperNames = ['a4', 'a6', 'cards'] as const;
export type PaperName = (typeof paperNames)[number];
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Sheets in mm, and the number of posters on each: `cards` are four of A6 on A4, to be cut. */
export const papers: Readonly<Record<PaperName, { w: number; h: number; across: number }>> = {
  a4: { w: 210, h: 297, across: 1 },
  a6: { w: 105, h: 148, across: 1 },
  cards: { w: 210, h: 297, across: 2 },
};
export const dotsPerInch = 300;
const mmPerInch = 25.4;
/** Converts mm to px for print. */
export const px = (mm: number): number => Math.round((mm / mmPerInch) * dotsPerInch);

/** The position of each poster of a sheet, in mm. */
export const places = (name: PaperName): readonly Box[] => {
  const { w, h, across } = papers[name];
  const [cellW, cellH] = [w / across, h / across];
  return Array.from({ length: across * across }, (_, at) => ({
    x: (at % across) * cellW,
    y: Math.floor(at / across) * cellH,
    w: cellW,
    h: cellH,
  }));
};

/** A4 in mm, the unit of a poster's layout. */
export const posterWidth = 210;

type Has = {
  /** The picture's height divided by its width; null without one. */
  ratio: number | null;
  logo: boolean;
  product: boolean;
};

/** The parts of a poster in mm, drawn for A4; everything scales with the width, so that A6 is half of it. */
export const partsOf = (has: Has) => {
  const width = posterWidth;
  const natural = has.ratio === null ? 46 : width * has.ratio;
  const hero = has.product && has.ratio !== null ? 120 : Math.min(105, Math.max(46, natural));
  const plate = has.logo ? { x: 14, y: hero - 13, w: 82, h: 28 } : null;
  const words = hero + (plate ? 19 : 8);
  const foot = { x: 0, y: 272, w: width, h: 25 };
  const titleRoom = has.product ? 34 : 30;
  const qrTop = words + titleRoom;
  const side = Math.min(108, foot.y - qrTop - 30);
  const spare = (foot.y - qrTop - side - 26) / 2;
  return {
    width,
    hero: { x: 0, y: 0, w: width, h: hero },
    plate,
    words: { x: 14, y: words, w: width - 28, h: titleRoom },
    qr: { x: (width - side) / 2, y: qrTop + spare, w: side, h: side },
    caption: { x: 14, y: qrTop + spare + side + 4, w: width - 28, h: 22 },
    foot,
  };
};

/** Breaks a text into lines that fit, between words where there are some; what does not fit ends in `…`. */
export const lines = (
  text: string,
  width: number,
  most: number,
  measure: (part: string) => number,
): string[] => {
  const pieces = text.match(/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const made: string[] = [''];
  for (const piece of pieces.flatMap((one) => (measure(one) > width ? [...one] : [one]))) {
    const now = made.at(-1) ?? '';
    if (now === '' || measure((now + piece).trimEnd()) <= width) made[made.length - 1] = now + piece;
    else made.push(piece.trimStart());
  }
  const shown = made.map((line) => line.trim()).filter((line) => line !== '');
  if (shown.length <= most) return shown;
  let last = shown[most - 1] ?? '';
  while (last !== '' && measure(`${last}…`) > width) last = [...last].slice(0, -1).join('').trimEnd();
  return [...shown.slice(0, most - 1), `${last}…`];
};
