import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecretPort } from '../../platform/ports/secret.ts';

/**
 * The browser of a caller, as its cookie says (OWASP's "device cookies"): an id that is a secret of this browser, and
 * a mark for each member who signed in here, which only the mall can make. It opens nothing. It says who asked for a
 * code, and keeps the failures of a member's own browser apart from those of strangers.
 */
export type Device = {
  /** A digest of its id; null for a caller that brought no cookie. */
  readonly asker: string | null;
  /** Whether this member has signed in here before. */
  readonly knows: (memberId: string) => boolean;
  /** Gives the browser its cookie, with a mark for a member; returns the digest of its id. */
  readonly remember: (memberId?: string) => string;
};

const cookie = /(?:^|;\s*)mall_device=([\w-]{22})((?:\.[\w-]{22}){0,5})(?:;|$)/;
const mostMembers = 5;
/** As long as browsers keep a cookie at all. */
const seconds = 400 * 86_400;

/** Reads and writes the cookie. A page of another site sends none: its address stands in (docs/features/own-account.md). */
export const createDevices = (secret: SecretPort, secure: boolean) => {
  const short = (text: string): string => secret.digest('device', text).slice(0, 22);
  return (request: Pick<FastifyRequest, 'headers'>, reply: Pick<FastifyReply, 'header'>): Device => {
    const [, id, marks = ''] = cookie.exec(request.headers.cookie ?? '') ?? [];
    const known = marks.split('.').filter((mark) => mark !== '');
    const markIn = (device: string, memberId: string) => short(`${device} ${memberId}`);
    return {
      asker: id === undefined ? null : short(id),
      knows: (memberId) => id !== undefined && known.includes(markIn(id, memberId)),
      remember: (memberId) => {
        const device = id ?? randomBytes(16).toString('base64url');
        const own = memberId === undefined ? [] : [markIn(device, memberId)];
        const kept = [...new Set([...own, ...known])].slice(0, mostMembers);
        const attributes = `Path=/api; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
        void reply.header('set-cookie', `mall_device=${[device, ...kept].join('.')}; ${attributes}`);
        return short(device);
      },
    };
  };
};
