import axios, { type AxiosProgressEvent, type AxiosResponse } from 'axios';
import type { Language } from '@mall/contract/core/languages';
import type { OperationName } from '@mall/contract/core/wire';
import { common } from '../i18n/common.ts';
import { session } from '../session/session.ts';
import { ApiError, noAnswer, proofNeeded, sessionInvalid } from './api-error.ts';
import { keepServerTime } from './clock.ts';
import { callerHeaders } from './headers.ts';
import { idempotencyKey, settle } from './idempotency.ts';
import type { Output, Sent } from '@mall/contract/operations';
import { presence } from './presence.ts';
import { requestOf } from './request.ts';
import { transport } from './transport.ts';

export type CallOptions = {
  signal?: AbortSignal;
  /** The sent share of the request body, 0 to 1. */
  onProgress?: (part: number) => void;
  /** The language of the answer, when it is not for the visitor themselves. */
  lang?: Language;
};

type Envelope = { code: number; msg: string; data: unknown; msgKey?: string };

/**
 * The only caller of HTTP in the browser: resolves to the envelope's `data` or throws `ApiError`. It shows
 * nothing and does not navigate. Path parameters are taken out of the input. A cancelled call throws the
 * signal's reason.
 */
export const api = async <N extends OperationName>(
  operation: N,
  input: Sent<N>,
  options: CallOptions = {},
): Promise<Output<N>> => {
  const { signal, onProgress, lang } = options;
  const request = requestOf(operation, { ...input });
  const key = idempotencyKey(operation, { ...input });
  // axios does not send a header that is undefined.
  const headers = { ...request.headers, ...callerHeaders(lang), 'Idempotency-Key': key };
  const { token } = session.read();
  const sentAt = Date.now();
  const onUploadProgress = onProgress && (({ progress = 0 }: AxiosProgressEvent) => onProgress(progress));
  const sending = { ...request, headers, signal, onUploadProgress };
  const answer = await transport.request<unknown>(sending).catch((error: unknown) => {
    throw axios.isCancel(error) ? (signal?.reason ?? error) : lost();
  });
  keepServerTime(answer.headers['x-server-time'], sentAt);

  const envelope = read(answer);
  settle(operation, { ...input });
  if (isSuccess(operation, envelope.code)) return envelope.data as Output<N>; // the server validated it
  if (envelope.code === proofNeeded && (await presence.ask?.()))
    return api(operation, input, { signal, onProgress, lang });
  if (envelope.code === sessionInvalid) session.expire(token);
  // The member proves their number in a dialog above the page, and what they wanted goes on.
  if (envelope.msgKey === 'account.numberUnproved' && (await presence.proveNumber?.()))
    return api(operation, input, options);
  throw new ApiError(envelope.code, envelope.msg, envelope.data, envelope.msgKey);
};

/** Spec §7: 200 means success; shop info also accepts 0. */
const isSuccess = (operation: OperationName, code: number): boolean =>
  code === 200 || (code === 0 && (operation === 'shop.info' || operation === 'shop.byCode'));

const read = ({ data }: AxiosResponse<unknown>): Envelope => {
  if (isEnvelope(data)) return data;
  throw lost();
};

export const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  typeof body.code === 'number' &&
  'msg' in body;

/** Spec §8's generic failure in the visitor's language, for when the server sent no message. */
export const lost = (): ApiError => new ApiError(noAnswer, common('failure.operation'));
