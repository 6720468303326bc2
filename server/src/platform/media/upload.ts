import { upload } from '@mall/contract/core/limits';
import { operations } from '@mall/contract/operations';
import { Refusal } from '@mall/contract/core/refusals';
import type { FastifyRequest } from 'fastify';
import type { PictureKind } from './pictures.ts';

/**
 * Reads the file of a multipart request and its purpose. Throws upload.failed without one, upload.tooLarge,
 * request.invalid.
 */
export const readUpload = async (request: FastifyRequest): Promise<{ file: Buffer; kind: PictureKind }> => {
  const { file, fields } = await readParts(request);
  const input = operations['media.upload'].input.safeParse({ kind: fields.kind });
  if (!input.success) throw new Refusal('request.invalid', { kind: 'request.invalid' });
  return { file, kind: input.data.kind };
};

/** The file of a multipart request, as large as a film may be. Throws upload.failed without one, upload.tooLarge. */
export const readFilm = async (request: FastifyRequest): Promise<Buffer> =>
  (await readParts(request, 0, upload.filmMaxBytes)).file;

/** The parts of a multipart request; `pictures` is a second file, where one may come. */
export type Parts = { file: Buffer; pictures: Buffer | null; fields: Record<string, unknown> };

/**
 * The file, of at most `fileBytes`, and the fields of a multipart request, and a file of pictures of at most that many bytes. Throws
 * upload.failed without a file, upload.tooLarge.
 */
export const readParts = async (
  request: FastifyRequest,
  picturesBytes = 0,
  fileBytes: number = upload.maxBytes,
): Promise<Parts> => {
  if (!request.isMultipart()) throw new Refusal('upload.failed');
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  let pictures: Buffer | null = null;
  const limits =
    picturesBytes === 0 && fileBytes === upload.maxBytes
      ? {}
      : { limits: { files: picturesBytes === 0 ? 1 : 2, fileSize: Math.max(picturesBytes, fileBytes) } };
  try {
    for await (const part of request.parts(limits)) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (picturesBytes > 0 && part.fieldname === 'pictures') pictures = await part.toBuffer();
      else file = await part.toBuffer();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw tooLarge(Math.max(picturesBytes, fileBytes));
    throw new Refusal('upload.failed');
  }
  if (file === null || file.length === 0) throw new Refusal('upload.failed');
  if (file.length > fileBytes) throw tooLarge(fileBytes);
  return { file, pictures: pictures?.length === 0 ? null : pictures, fields };
};

const tooLarge = (bytes: number): Refusal => new Refusal('upload.tooLarge', { max: bytes / (1024 * 1024) });
