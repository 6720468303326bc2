import { Refusal } from '@mall/contract/core/refusals';
import type { FastifyRequest } from 'fastify';
import { isStorable, isStorableText } from '../i18n/storable.ts';
import { decodeForm } from './form.ts';

/**
 * The input of a request, from its query or body and its path: text that can be stored; nothing else is
 * checked yet. One unstorable text in a statement that many requests share would fail them all. Throws
 * request.invalid naming the fields, request.malformed for a name of a field.
 */
export const inputOf = (request: FastifyRequest, method: 'GET' | 'POST'): unknown => {
  const input: Record<string, unknown> = {
    ...(method === 'GET' ? decodeForm(request.url.split('?').slice(1).join('?')) : asObject(request.body)),
    ...asObject(request.params),
  };
  const wrong = Object.keys(input).filter((field) => !isStorableText(field) || !isStorable(input[field]));
  if (!wrong.every(isStorableText)) throw new Refusal('request.malformed');
  if (wrong.length > 0)
    throw new Refusal(
      'request.invalid',
      Object.fromEntries(wrong.map((field) => [field, 'request.invalid'])),
    );
  return input;
};

const asObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
