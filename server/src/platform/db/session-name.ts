import { randomUUID } from 'node:crypto';

/** The beginning of the names under which PostgreSQL lists the connections of a mall's processes. */
export const sessionPrefix = 'furnimall ';
/** Under which it lists those of this process. */
export const sessionName = `${sessionPrefix}${randomUUID().slice(0, 8)}`;

const given = /([?&])application_name=([^&]*)(&|$)/;

/** An address without a name of its own for connections, which would replace the one of this process. */
export const withoutName = (url: string): string =>
  url.replace(given, (_, before: string, __, after: string) => (after === '' ? '' : before));

/** Under what PostgreSQL lists processes from before they had a name, with the same settings as this one. */
export const formerName = (url: string): string =>
  decodeURIComponent(given.exec(url)?.[2] ?? process.env.PGAPPNAME ?? '');
