import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import { isPicture } from '../../../platform/media/pictures.ts';
import { unpackEntry, type ZipEntry, zipEntries } from '../../../platform/spreadsheets/zip.ts';

/** What stands in a cell of pictures: names of files, one in a line or between commas. */
export const pictureNames = (cell: string): string[] =>
  cell
    .split(/[\n\r,，;；|]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Pictures are never fetched from where a sheet says: the server would call any address for whoever sends one. */
export const isAddress = (name: string): boolean => /^([a-z]+:)?\/\//i.test(name);

export const pictureKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The pictures that came with a list. */
export type SentPictures = {
  /** The bytes of a picture by its name, with or without its folder; null when there is none. */
  readonly read: (name: string) => Promise<Buffer | null>;
};

/**
 * Opens the zip file of pictures, within its limits; each picture is unpacked when it is read. Throws import.notZip,
 * import.tooBig.
 */
export const openPictures = (zip: Buffer | null): SentPictures => {
  const found = new Map<string, ZipEntry>();
  for (const entry of zip === null ? [] : entriesOf(zip)) {
    const file = entry.name.split(/[/\\]/).at(-1) ?? '';
    // A Mac puts a file of its own beside each picture.
    if (entry.name.startsWith('__MACOSX/') || file.startsWith('.')) continue;
    found.set(pictureKey(entry.name), entry);
    if (!found.has(pictureKey(file))) found.set(pictureKey(file), entry);
  }
  return {
    read: async (name) => {
      const entry = found.get(pictureKey(name));
      return zip === null || entry === undefined ? null : unpackEntry(zip, entry).catch(asZip);
    },
  };
};

/** Which of these names are pictures, and which are files that are none; those that are missing are left out. */
export const checkPictures = async (
  pictures: SentPictures,
  names: Iterable<string>,
  told: () => Promise<void>,
): Promise<Map<string, 'good' | 'wrong'>> => {
  const checked = new Map<string, 'good' | 'wrong'>();
  for (const name of names) {
    const key = pictureKey(name);
    if (checked.has(key)) continue;
    const bytes = await pictures.read(name);
    if (bytes !== null) checked.set(key, (await isPicture(bytes)) ? 'good' : 'wrong');
    await told();
  }
  return checked;
};

const entriesOf = (zip: Buffer): ZipEntry[] => {
  try {
    return zipEntries(zip, { entries: shopJob.picturesEntries, bytes: shopJob.picturesUnpacked });
  } catch (error) {
    return asZip(error);
  }
};

const asZip = (error: unknown): never => {
  throw error instanceof Refusal && error.reason === 'import.notTable' ? new Refusal('import.notZip') : error;
};
