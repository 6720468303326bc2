import { randomInt } from 'node:crypto';
import { data, mallUrl } from './api.ts';

export type Member = { mobile: string; password: string; token: string };

/** The demo's people and shop (README, decisions 2.21). Specs read with them and change nothing of theirs. */
export const demo = {
  password: 'demo1234',
  code: 'DEMO88',
  member: '13800000001',
  owner: '13800000002',
  promoter: '13800000003',
  /** Sales staff of the shop. */
  staff: '13800000004',
  operator: '13800000009',
} as const;

/** A number that nobody has; the second digit is one that the rule allows (spec §5). */
export const freshMobile = (): string => `15${String(randomInt(10 ** 9)).padStart(9, '0')}`;

export const signIn = (mobile: string, password: string = demo.password): Promise<string> =>
  data('session.accountLogin', { mobile, password });

/** A member of this spec alone, who has proved that the number is theirs. */
export const newMember = async (): Promise<Member> => {
  const member = await newStranger();
  const { mobile, token } = member;
  await data('account.sendCode', { purpose: 'proveMobile' }, { token });
  await data('account.proveMobile', { verify_code: await sentCode(mobile) }, { token });
  return member;
};

/** Somebody who has just registered and proved nothing. */
export const newStranger = async (): Promise<Member> => {
  const [mobile, password] = [freshMobile(), 'chair2026'];
  await data('session.register', { mobile, password, repassword: password });
  return { mobile, password, token: await signIn(mobile, password) };
};

/** The newest code that was sent to a number, from the inbox page that only development has. */
export const sentCode = async (mobile: string): Promise<string> => {
  const answer = await fetch(new URL('/dev/sms', mallUrl()));
  const [, code] = new RegExp(`${mobile}\\D+(\\d{6})\\b`).exec(await answer.text()) ?? [];
  if (code === undefined) throw new Error(`No code was sent to ${mobile}`);
  return code;
};
