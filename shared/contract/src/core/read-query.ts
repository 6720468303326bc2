import { page as limits } from './limits.ts';

/** A catalogue id: a small positive number, carried as text. */
export const numId = /^[1-9]\d{0,8}$/;

export const isNumId = (text: string): boolean => numId.test(text);

/** The id in an address; anything that cannot be one counts as absent, so that no link leads to a refusal. */
export const numIdIn = (params: URLSearchParams, name: string): string | undefined =>
  numId.exec(params.get(name) ?? '')?.[0];

/** The page number in an address, from 1; the first for anything else. */
export const pageIn = (params: URLSearchParams): number => {
  const page = Number(/^[1-9]\d{0,4}$/.exec(params.get('page') ?? '')?.[0] ?? 1);
  return page > limits.maxPage ? 1 : page;
};
