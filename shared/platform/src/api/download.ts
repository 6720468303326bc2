import type { OperationName } from '@mall/contract/core/wire';
import type { Sent } from '@mall/contract/operations';
import { ApiError, sessionInvalid } from './api-error.ts';
import { isEnvelope, lost } from './call.ts';
import { callerHeaders } from './headers.ts';
import { requestOf } from './request.ts';
import { session } from '../session/session.ts';
import { transport } from './transport.ts';

/**
 * Saves the file that an operation returns under the server's file name. Unlike a plain link, the download
 * sends the caller's headers. Throws `ApiError` on a refusal; it has no timeout.
 */
export const download = async <N extends OperationName>(operation: N, input: Sent<N>): Promise<void> => {
  const request = requestOf(operation, { ...input });
  const headers = { ...request.headers, ...callerHeaders() };
  const answer = await transport
    .request<Blob>({ ...request, headers, responseType: 'blob', timeout: 0 })
    .catch(() => {
      throw lost();
    });
  if (answer.data.type.startsWith('application/json')) throw await refusalIn(answer.data);
  if (answer.status !== 200) throw lost();
  save(answer.data, /filename="([^"]+)"/.exec(String(answer.headers['content-disposition']))?.[1] ?? '');
};

const refusalIn = async (blob: Blob): Promise<ApiError> => {
  const body: unknown = JSON.parse(await blob.text());
  if (!isEnvelope(body)) return lost();
  if (body.code === sessionInvalid) session.expire(session.read().token);
  return new ApiError(body.code, body.msg, body.data, body.msgKey);
};

const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // By then the browser has read the file.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
