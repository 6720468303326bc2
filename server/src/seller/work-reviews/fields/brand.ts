import type { StoredBrand } from '../../../platform/db/schema.ts';
import { type Entry, number, pictures, texts } from './entries.ts';

/** What a brand of a shop says. */
export const brandEntries = ({ name, logo, intro, sort }: StoredBrand): Entry[] => [
  ...texts('name', name),
  ...pictures('logo', [logo]),
  ...texts('intro', intro),
  ...number('sort', sort),
];
