import type { Language } from '@mall/contract/core/languages';
import { Refusal, refusals, type RefusalKey } from '@mall/contract/core/refusals';
import { storeAway } from '@mall/s3/failures';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseAway } from '../db/away.ts';
import { codeOf } from '../db/error-code.ts';
import { fieldsSentence, inputSentence } from './fields/sentence.ts';
import { refusalText } from './refusal-text.ts';

export type Envelope = { code: number; msg: string; data: unknown; msgKey?: string };

export const success = (data: unknown): Envelope => ({ code: 200, msg: 'ok', data });

export const refused = (reason: RefusalKey, language: Language, detail: unknown): Envelope => ({
  code: refusals[reason].code,
  msg:
    (reason === 'request.invalid' && wrongFields(detail, language)) || refusalText(reason, language, detail),
  data: detail ?? null,
  msgKey: reason,
});

const wrongFields = (detail: unknown, language: Language): string | undefined =>
  typeof detail === 'object' && detail !== null ? fieldsSentence(Object.keys(detail), language) : undefined;

const transportStatus: Partial<Record<RefusalKey, number>> = {
  tooFast: 429,
  overloaded: 503,
  'storage.full': 507,
};

/** An address that cannot be decoded; text with characters that no database column holds. */
const malformed = new Set(['FST_ERR_BAD_URL', '22021', '22P05']);
const noSpace = new Set(['ENOSPC', '53100']);
const statementTimeout = '57014';
/** The largest body that is no picture. */
export const largestBodyMb = 1;
/** Seconds after which a rejected caller may try again, unless a better value is known. */
const usualWait = 2;

const reasonOf = (error: unknown): { reason: RefusalKey; detail: unknown } => {
  if (error instanceof Refusal) return { reason: error.reason, detail: error.detail };
  const code = codeOf(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return { reason: 'upload.tooLarge', detail: { max: 10 } };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return { reason: 'request.tooLarge', detail: { max: largestBodyMb } };
  if (malformed.has(code) || /^FST_ERR_(CTP|VALIDATION)/.test(code) || error instanceof SyntaxError)
    return { reason: 'request.malformed', detail: null };
  if (noSpace.has(code)) return { reason: 'storage.full', detail: null };
  if (code === statementTimeout || code === storeAway || isDatabaseAway(error))
    return { reason: 'overloaded', detail: null };
  return { reason: 'failed', detail: null };
};

/**
 * The one place that turns a refusal or an error into an answer. Errors are logged with the request's number,
 * and the answer contains no internals.
 */
export const answerError = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
  /** For a refusal that is not about transport: 200 for our own callers, who read the code. */
  usualStatus = 200,
): void => {
  const { reason, detail } = reasonOf(error);
  if (reason === 'failed' || reason === 'storage.full' || codeOf(error) === storeAway)
    request.log.error({ err: error }, 'request failed');
  else if (isDatabaseAway(error)) request.log.warn({ err: error }, 'the database is away');
  const status = reason === 'failed' ? 500 : (transportStatus[reason] ?? usualStatus);
  const wait = retryAfterOf(detail) ?? (status === 503 ? usualWait : undefined);
  if (wait !== undefined) void reply.header('retry-after', String(wait));
  const said = inputSentence(error, language);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ ...refused(reason, language, detail), ...(said !== undefined && { msg: said }) });
};

const strangersStatus: Partial<Record<RefusalKey, number>> = { missing: 404, 'request.tooLarge': 413 };

/** For a third party, who reads the status: a refusal must not look like a success. */
export const statusForStrangers = (error: unknown): number => strangersStatus[reasonOf(error).reason] ?? 409;

const retryAfterOf = (detail: unknown): number | undefined => {
  const seconds =
    typeof detail === 'object' && detail !== null ? Reflect.get(detail, 'retryAfter') : undefined;
  return typeof seconds === 'number' ? seconds : undefined;
};
