import { paths } from '@mall/contract/core/paths';
import { pageIn } from '@mall/contract/core/read-query';

/** The filters of the gallery. The address is the state. */
export type Filters = {
  readonly room: string | undefined;
  readonly style: string | undefined;
  readonly page: number;
};

/** Reads an address. An invalid parameter counts as absent, so that no link leads to a refusal. */
export const readFilters = (params: URLSearchParams): Filters => ({
  room: word(params.get('room')),
  style: word(params.get('style')),
  page: pageIn(params),
});

/** The address of a gallery; the same filters always give the same address. */
export const hrefOf = ({ room, style, page }: Filters): string =>
  paths.designCases({ room, style, page: page > 1 ? page : undefined });

const word = (text: string | null): string | undefined => /^[a-z-]{1,20}$/.exec(text ?? '')?.[0];
