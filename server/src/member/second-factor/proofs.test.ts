import { sql } from 'kysely';
import { codeOf, createFactorPeople } from '../../testing/second-factors.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createFactorPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createFactorPeople(api);
});
afterAll(() => api.stop());

const age = (id: string, minutes: number) =>
  sql`update sessions set proved_at = now() - make_interval(mins => ${minutes}) where user_id = ${id}`.execute(
    api.db,
  );

describe('a fresh proof', () => {
  const ops = [
    'secondFactor.passkeyOptions',
    'secondFactor.beginCodes',
    'secondFactor.removeCodes',
    'secondFactor.makeRecoveryCodes',
  ] as const;

  it.each(ops)('%s needs one from the last ten minutes', async (name) => {
    const { here, id } = await people.member();
    await age(id, 11);
    expect(await here.call(name)).toMatchObject({ code: 40310, msgKey: 'proof.needed' });
    expect((await here.call('account.prove', { password: 'wrong1234' })).msgKey).toBe(
      'account.wrongPassword',
    );
    expect((await here.call(name)).msgKey).toBe('proof.needed');
    expect((await here.call('account.prove', { password: 'demo1234' })).code).toBe(200);
    expect((await here.call(name)).msgKey).not.toBe('proof.needed');
  });

  it('by a code to the number, for this purpose', async () => {
    const { here, id, mobile } = await people.member();
    await age(id, 11);
    expect((await here.call('account.proofWays')).data.ways).toEqual(['password', 'code']);
    await here.call('account.sendCode', { purpose: 'stepUp' });
    const verify_code = api.inbox.last().find((sent) => sent.mobile === mobile)?.code ?? '';
    expect((await here.call('account.prove', { verify_code })).code).toBe(200);
    expect((await here.call('secondFactor.beginCodes')).code).toBe(200);
  });

  it('is the second factor of who has one; their password is none', async () => {
    const who = await people.withPasskey();
    await age(who.id, 11);
    expect((await who.here.call('account.proofWays')).data.ways).toEqual(['passkey', 'recoveryCode']);
    expect((await who.here.call('account.prove', { password: 'demo1234' })).msgKey).toBe(
      'secondFactor.wrong',
    );
    const { data: options } = await who.here.call('account.proofOptions');
    expect((await who.here.call('account.prove', { passkey: who.key.use(options) })).code).toBe(200);
    expect((await who.here.call('secondFactor.makeRecoveryCodes')).code).toBe(200);
  });

  it('of one session counts in no other', async () => {
    const who = await people.member();
    const { data: token } = await who.signIn();
    await age(who.id, 11);
    await who.here.call('account.prove', { password: 'demo1234' });
    const there = api.as({ token });
    expect((await there.call('secondFactor.beginCodes')).msgKey).toBe('proof.needed');
  });
});

it('ends every other session with the first second factor: none of them showed it', async () => {
  const who = await people.member();
  const { data: elsewhere } = await who.signIn();
  const { data: begun } = await who.here.call('secondFactor.beginCodes');
  await who.here.call('secondFactor.confirmCodes', { one_time_code: await codeOf(begun.secret) });
  expect(await people.isIn(elsewhere)).toBe(false);
  expect((await who.here.call('member.userInfo')).code).toBe(200);
});

describe('sessions', () => {
  it('are listed with device and network, and end one by one', async () => {
    const who = await people.member();
    const there = await api
      .as({ ip: '203.0.113.77' })
      .call(
        'session.accountLogin',
        { mobile: who.mobile, password: 'demo1234' },
        { 'user-agent': 'Firefox' },
      );
    const { data } = await who.here.call('account.security');
    const [far] = data.sessions.filter(({ here }) => !here);
    expect(data.sessions.filter(({ here }) => here)).toHaveLength(1);
    expect(far).toMatchObject({ device: 'Firefox', network: '203.0.113.*' });
    expect(JSON.stringify(data)).not.toContain('203.0.113.77');
    expect((await who.here.call('account.endSession', { id: far?.id ?? '' })).code).toBe(200);
    expect(await people.isIn(there.data)).toBe(false);
    expect((await who.here.call('member.userInfo')).code).toBe(200);
    expect((await who.here.call('account.endSession', { id: far?.id ?? '' })).msgKey).toBe('missing');
  });

  it('of others cannot be ended', async () => {
    const [lin, mei] = [await people.member(), await people.member()];
    const { data } = await mei.here.call('account.security');
    expect((await lin.here.call('account.endSession', { id: data.sessions[0]?.id ?? '' })).msgKey).toBe(
      'missing',
    );
    expect((await mei.here.call('member.userInfo')).code).toBe(200);
  });

  it('end at once in another process that knew them', async () => {
    const who = await people.member();
    const { data: token } = await who.signIn();
    const twin = await api.twin();
    const there = api.asIn(twin, { token });
    expect((await there.call('member.userInfo')).code).toBe(200);
    const { data } = await who.here.call('account.security');
    const far = data.sessions.find(({ here }) => !here)?.id ?? '';
    await who.here.call('account.endSession', { id: far });
    expect((await there.call('member.userInfo')).code).toBe(40003);
  });

  it('that were stolen are refused after a new password', async () => {
    const who = await people.member();
    const { data: stolen } = await who.signIn();
    const change = { password: 'demo1234', next: 'newer5678', repeat: 'newer5678' };
    await who.here.call('account.changePassword', change);
    expect(await people.isIn(stolen)).toBe(false);
  });
});

describe('who lost everything', () => {
  it('is helped by an operator, who says why; it is recorded, told, and ends every session', async () => {
    const who = await people.withPasskey();
    const operator = await api.given.member({ operator: true });
    const desk = api.as({ token: await api.signIn(operator) });
    const asked = { mobile: who.mobile, reason: 'came to the office with a passport' };
    expect((await who.here.call('platformMember.removeSecondFactors', asked)).code).toBe(40300);
    expect((await desk.call('platformMember.removeSecondFactors', asked)).data).toEqual({ removed: 1 });
    expect((await who.here.call('member.userInfo')).code).toBe(40003);
    const { code, data: token } = await who.signIn();
    expect(code).toBe(200);
    expect((await people.messagesOf({ here: api.as({ token }) }))[0]).toBe('account.secondFactorsRemoved');
    const { rows } = await sql<{ diff: unknown }>`
      select diff from audit_log where actor_id = ${operator} and object = ${`user:${who.id}`}`.execute(
      api.db,
    );
    expect(rows).toMatchObject([{ diff: { reason: asked.reason, removed: 1 } }]);
    expect((await desk.call('platformMember.removeSecondFactors', asked)).msgKey).toBe('secondFactor.none');
  });

  it('is found by their id as well, and by one of the two', async () => {
    const who = await people.withPasskey();
    const desk = api.as({ token: await api.signIn(await api.given.member({ operator: true })) });
    const help = (whom: { id?: string; mobile?: string }) =>
      desk.call('platformMember.removeSecondFactors', { ...whom, reason: 'showed a passport' });
    expect((await help({ id: 'nobody' })).msgKey).toBe('missing');
    expect((await help({})).msgKey).toBe('request.invalid');
    expect((await help({ id: who.id, mobile: who.mobile })).msgKey).toBe('request.invalid');
    expect((await help({ id: who.id })).data).toEqual({ removed: 1 });
    expect((await who.here.call('member.userInfo')).code).toBe(40003);
  });
});
