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

/** The parts of a multipart request; `pictures` is a second file, where one may come. */
export type Parts = { file: Buffer; pictures: Buffer | null; fields: Record<string, unknown> };

/**
 * The file and the fields of a multipart request, and a file of pictures of at most that many bytes. Throws
 * upload.failed without a file, upload.tooLarge.
 */
export const readParts = async (request: FastifyRequest, picturesBytes = 0): Promise<Parts> => {
  if (!request.isMultipart()) throw new Refusal('upload.failed');
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  let pictures: Buffer | null = null;
  const limits =
    picturesBytes === 0 ? {} : { limits: { files: 2, fileSize: Math.max(picturesBytes, upload.maxBytes) } };
  try {
    for await (const part of request.parts(limits)) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else if (picturesBytes > 0 && part.fieldname === 'pictures') pictures = await part.toBuffer();
      else file = await part.toBuffer();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw tooLarge(Math.max(picturesBytes, upload.maxBytes));
    throw new Refusal('upload.failed');
  }
  if (file === null || file.length === 0) throw new Refusal('upload.failed');
  if (file.length > upload.maxBytes) throw tooLarge(upload.maxBytes);
  return { file, pictures: pictures?.length === 0 ? null : pictures, fields };
};

const tooLarge = (bytes: number): Refusal => new Refusal('upload.tooLarge', { max: bytes / (1024 * 1024) });
