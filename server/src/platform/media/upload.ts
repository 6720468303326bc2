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

/** The file and the fields of a multipart request. Throws upload.failed without a file, upload.tooLarge. */
export const readParts = async (
  request: FastifyRequest,
): Promise<{ file: Buffer; fields: Record<string, unknown> }> => {
  if (!request.isMultipart()) throw new Refusal('upload.failed');
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else file = await part.toBuffer();
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE')
      throw new Refusal('upload.tooLarge', { max: upload.maxBytes / (1024 * 1024) });
    throw new Refusal('upload.failed');
  }
  if (file === null || file.length === 0) throw new Refusal('upload.failed');
  return { file, fields };
};
