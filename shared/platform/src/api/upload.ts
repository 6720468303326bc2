import type { Output, Sent } from '@mall/contract/operations';
import { api, type CallOptions } from './call.ts';

/** Stores a picture (multipart, field `file`); refusals are `ApiError`s with the server's message. */
export const uploadPicture = (
  file: Blob,
  kind: NonNullable<Sent<'media.upload'>['kind']>,
  options: CallOptions = {},
): Promise<Output<'media.upload'>> => {
  const parts = { kind, file };
  return api('media.upload', parts, options);
};
