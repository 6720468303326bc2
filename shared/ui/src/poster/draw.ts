import { type Box, lines, type PaperName, papers, partsOf, places, posterWidth, px } from './layout.ts';

/**
 * The content of a poster. Pictures are loaded; `qr` has `modules` dots a side and is drawn without a margin
 * of its own.
 */
export type Poster = {
  title: string;
  text: string;
  picture: HTMLImageElement | null;
  isProduct: boolean;
  logo: HTMLImageElement | null;
  qr: { image: HTMLImageElement; modules: number };
  caption: string;
  code: string;
  contact: string;
  /** The shop's colour, and a readable colour on it. */
  tone: string;
  onTone: string;
  fonts: { text: string; display: string };
};

// Paper is white and ink is dark, whatever the theme of the office.
const ink = { paper: '#ffffff', text: '#221e1a', muted: '#5d554c', ground: '#f4f0ea', line: '#cfc7bb' }; // ink and paper

/** A sheet for the printer: as many posters as fit, with lines to cut along between them. */
export const drawSheet = (canvas: HTMLCanvasElement, paper: PaperName, poster: Poster): void => {
  const { w, h } = papers[paper];
  canvas.width = px(w);
  canvas.height = px(h);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws no pictures.');
  context.fillStyle = ink.paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const all = places(paper);
  for (const place of all) {
    context.save();
    const scale = px(place.w) / posterWidth;
    context.translate(px(place.x), px(place.y));
    context.beginPath();
    context.rect(0, 0, px(place.w), px(place.h));
    context.clip();
    context.scale(scale, scale);
    drawPoster(context, poster, (place.h / place.w) * posterWidth);
    context.restore();
  }
  if (all.length > 1) cutLines(context, canvas.width, canvas.height);
};

const cutLines = (context: CanvasRenderingContext2D, width: number, height: number): void => {
  context.strokeStyle = ink.line;
  context.lineWidth = 2;
  context.setLineDash([px(2), px(2)]);
  context.beginPath();
  context.moveTo(width / 2, 0);
  context.lineTo(width / 2, height);
  context.moveTo(0, height / 2);
  context.lineTo(width, height / 2);
  context.stroke();
};

/** Draws one poster; the context counts mm of A4. `high` is the height of the paper in that measure. */
const drawPoster = (context: CanvasRenderingContext2D, poster: Poster, high: number): void => {
  const { picture, logo, isProduct, tone, onTone } = poster;
  const ratio = picture && picture.naturalHeight / picture.naturalWidth;
  const parts = partsOf({ ratio, logo: logo !== null, product: isProduct });
  context.fillStyle = picture === null ? tone : ink.ground;
  fill(context, parts.hero);
  if (picture !== null) {
    // The white around a product becomes its ground, as on the mall's own tiles.
    if (isProduct) context.globalCompositeOperation = 'multiply';
    (isProduct ? contain : cover)(context, picture, parts.hero);
    context.globalCompositeOperation = 'source-over';
  }
  if (logo !== null && parts.plate !== null) {
    context.fillStyle = ink.paper;
    context.beginPath();
    context.roundRect(parts.plate.x, parts.plate.y, parts.plate.w, parts.plate.h, 3);
    context.fill();
    contain(context, logo, inset(parts.plate, 5, 3));
  }
  drawWords(context, poster, parts.words);
  drawCode(context, poster, parts.qr);
  drawCaption(context, poster, parts.caption);
  const foot = { ...parts.foot, h: high - parts.foot.y };
  context.fillStyle = tone;
  fill(context, foot);
  context.fillStyle = onTone;
  const manner = { size: 5.2, most: 2, font: poster.fonts.text, middle: true };
  say(context, poster.contact, inset(foot, 14, 0), { ...manner, centred: true });
};

const drawWords = (context: CanvasRenderingContext2D, { title, text, fonts }: Poster, box: Box): void => {
  context.fillStyle = ink.text;
  const below = say(context, title, box, {
    size: 12,
    most: text === '' ? 2 : 1,
    weight: 600,
    font: fonts.display,
  });
  context.fillStyle = ink.muted;
  say(context, text, { ...box, y: below + 1 }, { size: 5.6, most: 2, font: fonts.text });
};

/** Dots are as many whole px as fit, so that each is sharp in print. */
const drawCode = (context: CanvasRenderingContext2D, { qr }: Poster, box: Box): void => {
  const { a, e, f } = context.getTransform();
  const dot = Math.max(1, Math.floor((box.w * a) / qr.modules));
  const side = dot * qr.modules;
  const [x, y] = [Math.round(e + (box.x + box.w / 2) * a - side / 2), Math.round(f + box.y * a)];
  context.save();
  context.resetTransform();
  context.imageSmoothingEnabled = false;
  context.drawImage(qr.image, x, y, side, side);
  context.restore();
};

const drawCaption = (context: CanvasRenderingContext2D, poster: Poster, box: Box): void => {
  const { caption, code, fonts } = poster;
  context.fillStyle = ink.text;
  const below = say(context, caption, box, {
    size: 7.6,
    most: 1,
    weight: 600,
    font: fonts.text,
    middle: true,
  });
  context.fillStyle = ink.muted;
  say(context, code, { ...box, y: below + 1 }, { size: 5, most: 1, font: fonts.text, middle: true });
};

type Manner = {
  size: number;
  most: number;
  font: string;
  weight?: number;
  /** Centres a picture in a box. */
  middle?: boolean;
  centred?: boolean;
};

/** Writes a text from the top of a box, smaller where it must fit one line; returns where it ended. */
const say = (context: CanvasRenderingContext2D, text: string, box: Box, manner: Manner): number => {
  const { size: wanted, most, font, weight = 400, middle, centred } = manner;
  let size = wanted;
  // A font size in mm is below the minimum px of canvas; a hundred times the size keeps it exact.
  const measure = (part: string) => context.measureText(part).width * (size / 100);
  const write = () => {
    context.font = `${weight} 100px ${font}`;
    return lines(text, box.w, most, measure);
  };
  let made = write();
  while (made.at(-1)?.endsWith('…') && size > wanted * 0.62) {
    size *= 0.94;
    made = write();
  }
  context.textBaseline = 'alphabetic';
  const top = centred ? box.y + (box.h - size * (1.3 * made.length - 0.1)) / 2 : box.y;
  made.forEach((line, at) => {
    context.save();
    const width = measure(line);
    context.translate(middle ? box.x + (box.w - width) / 2 : box.x, top + size * (1 + at * 1.3));
    context.scale(size / 100, size / 100);
    context.fillText(line, 0, 0);
    context.restore();
  });
  return top + size * 1.3 * made.length;
};

const fill = (context: CanvasRenderingContext2D, { x, y, w, h }: Box): void => context.fillRect(x, y, w, h);

const inset = ({ x, y, w, h }: Box, by: number, down: number): Box => ({
  x: x + by,
  y: y + down,
  w: w - 2 * by,
  h: h - 2 * down,
});

const contain = (context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void => {
  const scale = Math.min(box.w / image.naturalWidth, box.h / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, box.x + (box.w - w) / 2, box.y + (box.h - h) / 2, w, h);
};

const cover = (context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void => {
  const scale = Math.max(box.w / image.naturalWidth, box.h / image.naturalHeight);
  const [w, h] = [box.w / scale, box.h / scale];
  const [x, y] = [(image.naturalWidth - w) / 2, (image.naturalHeight - h) / 2];
  context.drawImage(image, x, y, w, h, box.x, box.y, box.w, box.h);
};
