import { Refusal } from '@mall/contract/core/refusals';
import { shopJob } from '@mall/contract/seller/shop-job';
import type { FetchPicture } from '../../../platform/media/fetch-picture.ts';
import { isPicture } from '../../../platform/media/pictures.ts';
import { unpackEntry, type ZipEntry, zipEntries } from '../../../platform/spreadsheets/zip.ts';

/** What stands in a cell of pictures: names of files, one in a line or between commas. */
export const pictureNames = (cell: string): string[] =>
  cell
    .split(/[\n\r,，;；|]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** What stands in a cell of addresses of pictures: one in a line, or with gaps or commas between them. */
export const pictureAddresses = (cell: string): string[] =>
  cell
    .split(/\s+|[,，;；](?=\s|https?:|$)/)
    .map((address) => address.trim())
    .filter((address) => address !== '');

export const isAddress = (name: string): boolean => /^([a-z]+:)?\/\//i.test(name);

/** How a picture is known: a file's name in any case, an address as it is. */
export const pictureKey = (name: string): string =>
  isAddress(name) ? name : name.normalize('NFC').toLowerCase();

/** The pictures that came with a list, and those that it has addresses of. */
export type SentPictures = {
  /**
   * The bytes of a picture by its name, with or without its folder, or from its address; null when no file is called so.
   * Throws PictureNotFetched.
   */
  readonly read: (name: string) => Promise<Buffer | null>;
};

/**
 * Opens the zip file of pictures, within its limits; each picture is unpacked when it is read. Throws import.notZip,
 * import.tooBig.
 */
export const openPictures = (zip: Buffer | null, fetchFrom: FetchPicture): SentPictures => {
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
      if (isAddress(name)) return fetchFrom(name);
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
    // Addresses are asked when they are written: a check calls nobody.
    if (checked.has(key) || isAddress(name)) continue;
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
