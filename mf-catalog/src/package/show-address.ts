import { paths } from '@mall/contract/core/paths';

/** The showroom of a package, starting at one of its pictures (from 0). */
export const showAt = (id: string, index: number): string =>
  index === 0 ? paths.packageShow({ id }) : `${paths.packageShow({ id })}&at=${index + 1}`;
