import { endpoint } from '@mall/contract/core/wire';
import { z } from 'zod';
import type { Role } from './roles.ts';

/** The people of a demo mall (server/src/demo/people.ts); another mall has its own, in these settings. */
const demo: Readonly<Record<Exclude<Role, 'visitor'>, { setting: string; account: string }>> = {
  member: { setting: 'SMOKE_MEMBER', account: '13800000001:demo1234' },
  seller: { setting: 'SMOKE_SELLER', account: '13800000002:demo1234' },
  promoter: { setting: 'SMOKE_PROMOTER', account: '13800000003:demo1234' },
};

/** `token` is empty for a visitor. `leave` ends the session. */
export type Session = { readonly token: string; readonly leave: () => Promise<void> };

const Answer = z.object({ code: z.number(), msg: z.string(), data: z.unknown() });

/** Signs in at a mall, or returns the reason in a sentence. `env` may name other accounts, as `mobile:password`. */
export const signIn = async (
  mall: string,
  role: Role,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Session | string> => {
  if (role === 'visitor') return { token: '', leave: async () => {} };
  const { setting, account } = demo[role];
  const [mobile = '', ...rest] = (env[setting] ?? account).split(':');
  const answered = await fetch(addressOf(mall, 'session.accountLogin'), {
    method: 'POST',
    headers: { lang: 'en', 'x-locale': 'en' },
    body: new URLSearchParams({ mobile, password: rest.join(':') }),
  })
    .then(async (answer) => Answer.parse(await answer.json()))
    .catch(() => undefined);
  if (answered?.code !== 200 || typeof answered.data !== 'string')
    return `nobody can be signed in at ${mall} as a ${role} (${answered?.msg ?? 'no answer'}): name a mall with the demo's data, or an account without a second factor in ${setting}=mobile:password`;
  const token = answered.data;
  const leave = async (): Promise<void> => {
    await fetch(addressOf(mall, 'session.logout'), { headers: { token } }).catch(() => undefined);
  };
  return { token, leave };
};

export const addressOf = (mall: string, name: Parameters<typeof endpoint>[0]): URL =>
  new URL(`/api${endpoint(name).path}`, mall);
