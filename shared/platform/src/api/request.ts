import type { AxiosRequestConfig } from 'axios';
import type { OperationName } from '@mall/contract/core/wire';
import { encodeForm, encodeMultipart, fitsForm, hasFile } from './form.ts';
import { endpoint } from './operation-register.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Method, address and encoding of a request: query for GET, multipart when it has a file, JSON where a form
 * does not suffice, else url-encoded form.
 */
export const requestOf = (operation: OperationName, input: Fields): AxiosRequestConfig => {
  const { method, path } = endpoint(operation);
  const { url, rest } = fillPath(path, input);
  if (method === 'GET') return { method, url: withQuery(url, rest) };
  if (hasFile(rest)) return { method, url, data: encodeMultipart(rest) };
  if (Object.keys(rest).length === 0 || fitsForm(rest)) {
    return { method, url, data: encodeForm(rest), headers: { 'Content-Type': form } };
  }
  return { method, url, data: JSON.stringify(rest), headers: { 'Content-Type': 'application/json' } };
};

const form = 'application/x-www-form-urlencoded;charset=utf-8';

const fillPath = (path: string, input: Fields): { url: string; rest: Fields } => {
  const rest = { ...input };
  const url = path.replace(/\{(\w+)\}/g, (_part, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { url, rest };
};

const withQuery = (url: string, fields: Fields): string => {
  const query = encodeForm(fields);
  return query === '' ? url : `${url}?${query}`;
};
