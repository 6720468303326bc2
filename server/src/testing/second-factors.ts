import { generate } from 'otplib';
import { softPasskey } from './soft-passkey.ts';
import type { Api, Reply } from './start-api.ts';
import { mobileIndex } from '../platform/sealed-fields/fields.ts';

type SignsIn = { readonly signIn: () => Promise<Reply<string>> };
type SignedIn = { readonly here: ReturnType<Api['as']> };
type Refused = { ticket: string; ways: string[] };
const now = (): number => Math.floor(Date.now() / 1000);

/** The code of an app some steps of 30 seconds from now; the mall takes those of one step before and after. */
export const codeOf = (secret: string, steps = 0) => generate({ secret, epoch: now() + 30 * steps });

/** Members with second factors, through the API. */
export const createFactorPeople = (api: Api) => {
  let next = 40_000_000;

  /** A member with a password and a proved number, signed in. */
  const member = async () => {
    const mobile = `138${String((next += 1))}`;
    await api.as().call('session.register', { mobile, password: 'demo1234', repassword: 'demo1234' });
    await api.given.provedNumber(mobile);
    const signIn = () => api.as().call('session.accountLogin', { mobile, password: 'demo1234' });
    const { data: token } = await signIn();
    const here = api.as({ token });
    const { id } = await api.db
      .selectFrom('users')
      .select('id')
      .where('mobile_index', '=', mobileIndex(mobile))
      .executeTakeFirstOrThrow();
    return { id, mobile, here, signIn };
  };

  /** One with an authenticator app; `secret` is what the app has. The code of the step before this one is used. */
  const withApp = async () => {
    const who = await member();
    const { data: begun } = await who.here.call('secondFactor.beginCodes');
    const confirmed = await who.here.call('secondFactor.confirmCodes', {
      one_time_code: await codeOf(begun.secret, -1),
    });
    return { ...who, secret: begun.secret, recoveryCodes: confirmed.data.recoveryCodes };
  };

  /** One with a passkey. */
  const withPasskey = async () => {
    const who = await member();
    const key = softPasskey();
    const { data: options } = await who.here.call('secondFactor.passkeyOptions');
    const kept = await who.here.call('secondFactor.addPasskey', {
      name: 'Phone',
      passkey: key.make(options),
    });
    return { ...who, key, recoveryCodes: kept.data.recoveryCodes };
  };

  const ticketOf = async ({ signIn }: SignsIn): Promise<string> =>
    ((await signIn()).data as unknown as Refused).ticket; // the detail of a refusal

  /** Signs in by the password and the second step. */
  const secondStep = async (who: SignsIn, given: { one_time_code?: string; recovery_code?: string }) =>
    api.as().call('session.secondFactor', { ticket: await ticketOf(who), ...given });

  const messagesOf = async ({ here }: SignedIn) =>
    (await here.call('message.list')).data.list.map(({ type }) => type);

  const isIn = async (token: string) => (await api.as({ token }).call('member.userInfo')).code === 200;

  return { member, withApp, withPasskey, ticketOf, secondStep, messagesOf, isIn };
};
