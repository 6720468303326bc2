import { Refusal } from '@mall/contract/core/refusals';
import { machineOf, networkOf } from '../../platform/http/network-of.ts';
import type { Limits } from '../../platform/http/rate-limits.ts';

/** Who tries a password, and at whose door. `own`: a member in a browser in which they signed in before. */
export type Try = {
  readonly mobile: string;
  readonly ip: string;
  readonly own: { readonly memberId: string; readonly asker: string } | null;
};
export type Entered = {
  readonly failed: () => Promise<void>;
  readonly passed: () => Promise<void>;
};

/** From this failure on, the next try at a number waits: a second, then twice as long each time. */
const freeFailures = 3;

/**
 * The limits of signing in by password (decision 055). A try is counted before the password is looked at, so that
 * simultaneous ones count too. Strangers are counted by number, machine and network; a member's own browser apart from
 * them, so that nobody can shut a member out there. Throws tooFast, and login.codeNeeded after ten failures at a number,
 * where the mall sends codes.
 */
export const createPasswordGate = (limits: Limits, sendsCodes: boolean) => ({
  enter: ({ mobile, ip, own }: Try): Promise<Entered> =>
    own === null ? asStranger(limits, sendsCodes, mobile, ip) : asOwn(limits, `${own.memberId}|${own.asker}`),

  /** A new password: what was tried at the old one says nothing any more. */
  forget: async (mobile: string): Promise<void> => {
    await limits.forget('loginPerNumber', mobile);
    await limits.forget('loginPause', mobile);
  },
});

const asOwn = async (limits: Limits, browser: string): Promise<Entered> => {
  await limits.take('loginPerBrowser', browser);
  return {
    failed: async () => {},
    passed: () => limits.forget('loginPerBrowser', browser),
  };
};

const asStranger = async (
  limits: Limits,
  sendsCodes: boolean,
  mobile: string,
  ip: string,
): Promise<Entered> => {
  const [machine, network] = [machineOf(ip), networkOf(ip)];
  await limits.take('loginPerAddress', machine);
  await limits.take('loginPerNetwork', network);
  await limits.check('loginPause', mobile);
  const tries = await limits.take('loginPerNumber', mobile).catch((error: unknown) => {
    throw sendsCodes && error instanceof Refusal ? new Refusal('login.codeNeeded') : error;
  });
  return {
    failed: async () => {
      if (tries >= freeFailures) await limits.pause('loginPause', mobile, 2 ** (tries - freeFailures));
    },
    passed: async () => {
      await limits.giveBack('loginPerAddress', machine);
      await limits.giveBack('loginPerNetwork', network);
      await limits.forget('loginPerNumber', mobile);
      await limits.forget('loginPause', mobile);
    },
  };
};
