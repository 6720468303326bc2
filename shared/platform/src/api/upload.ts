import type { Output, Sent } from '@mall/contract/operations';
import { api, type CallOptions } from './call.ts';

/** Stores a picture (multipart, field `file`); refusals come as `ApiError` in the server's words. */
export const uploadPicture = (
  file: Blob,
  kind: NonNullable<Sent<'media.upload'>['kind']>,
  options: CallOptions = {},
): Promise<Output<'media.upload'>> => {
  const parts = { kind, file };
  return api('media.upload', parts, options);
};
