import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Texts } from '@mall/contract/core/languages';
import { z } from 'zod';

const Words = z.object({ zh: z.string(), en: z.string(), indo: z.string(), fili: z.string() });
const Option = z.object({
  key: z.string(),
  name: Words,
  swatch: z.string(),
  picture: z.boolean().default(false),
});
const Product = z.object({
  id: z.string(),
  category: z.string(),
  type: z.string(),
  name: Words,
  size: z.tuple([z.int(), z.int(), z.int()]).describe('Width, depth, height in mm'),
  price: z.number().describe('Yuan'),
  materials: z.array(z.string()).min(1),
  styles: z.array(z.string()).min(1),
  options: z.array(Option),
  tags: z.array(z.string()),
});
const Catalogue = z.object({
  categories: z.array(z.object({ id: z.string(), name: Words })),
  products: z.array(Product),
});
/**
 * A place in a picture, in ten-thousandths of its width and height; null where the picture does not contain
 * it.
 */
const Spot = z.tuple([z.int(), z.int()]).nullable();
const Rooms = z.array(
  z.object({
    id: z.string(),
    title: Words,
    products: z.array(z.string()),
    size: z.tuple([z.int(), z.int(), z.int()]).describe('Width, depth, height in mm'),
    places: z.array(
      z.object({
        product: z.string(),
        x: z.int(),
        y: z.int(),
        rotation: z.int(),
        banner: Spot,
        cover: Spot,
      }),
    ),
  }),
);

export type SourceProduct = z.output<typeof Product>;
export type SourceCatalogue = z.output<typeof Catalogue>;
export type SourceRoom = z.output<typeof Rooms>[number];
export type FourTexts = Required<Texts>;

/** The location of the demo mall's pictures and names. */
export const assetsDir = path.resolve(import.meta.dirname, '../../demo-assets');

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(assetsDir, file), 'utf8'));

export const readCatalogue = (): SourceCatalogue => Catalogue.parse(read('catalogue.json'));
export const readRooms = (): SourceRoom[] => Rooms.parse(read('rooms.json'));

/**
 * The address of a demo picture in the mall: `products/sofa-alva-3` →
 * `/media/demo/products/sofa-alva-3.webp`.
 */
export const pictureUrl = (name: string): string => `/media/demo/${name}.webp`;

const filmFolder = 'videos';

/** The address of a product's video; null for one without. */
export const filmUrl = (productId: string): string | null =>
  existsSync(path.join(assetsDir, filmFolder, `${productId}.mp4`))
    ? `/media/demo/${filmFolder}/${productId}.mp4`
    : null;
