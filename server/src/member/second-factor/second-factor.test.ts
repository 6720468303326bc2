import { sql } from 'kysely';
import { codeOf, createFactorPeople } from '../../testing/second-factors.ts';
import { softPasskey } from '../../testing/soft-passkey.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let people: ReturnType<typeof createFactorPeople>;
beforeAll(async () => {
  api = await startApi();
  people = createFactorPeople(api);
});
afterAll(() => api.stop());

describe('one-time codes', () => {
  it('are set up by a first code, with a picture for the app, and bring ten recovery codes', async () => {
    const { here, id } = await people.member();
    const { data } = await here.call('secondFactor.beginCodes');
    expect(data.uri).toMatch(new RegExp(`^otpauth://totp/.*secret=${data.secret}`));
    expect(data.svg).toContain('<svg');
    expect((await here.call('secondFactor.list')).data.oneTimeCodes).toBeNull();
    const wrong = await here.call('secondFactor.confirmCodes', { one_time_code: '000000' });
    expect(wrong.msgKey).toBe('secondFactor.wrong');
    const one_time_code = await codeOf(data.secret);
    const confirmed = await here.call('secondFactor.confirmCodes', { one_time_code });
    expect(new Set(confirmed.data.recoveryCodes).size).toBe(10);
    expect((await here.call('secondFactor.list')).data).toMatchObject({
      oneTimeCodes: { since: expect.any(String) },
      recoveryCodesLeft: 10,
    });
    const row = await api.db
      .selectFrom('authenticators')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(data.secret);
    const hashes = await api.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', id)
      .execute();
    expect(JSON.stringify(hashes)).not.toContain(confirmed.data.recoveryCodes[0]);
    expect((await here.call('secondFactor.beginCodes')).msgKey).toBe('secondFactor.codesOn');
  });

  it('stand between the password and the session', async () => {
    const who = await people.withApp();
    const first = await who.signIn();
    expect(first).toMatchObject({
      code: 40311,
      msgKey: 'secondFactor.needed',
      data: { ways: ['oneTimeCode', 'recoveryCode'] },
    });
    const { ticket } = first.data as unknown as { ticket: string }; // the detail of a refusal
    expect(await people.isIn(ticket)).toBe(false);
    const one_time_code = await codeOf(who.secret);
    const second = await api.as().call('session.secondFactor', { ticket, one_time_code });
    expect(second.code).toBe(200);
    expect(await people.isIn(second.data)).toBe(true);
    const again = await api.as().call('session.secondFactor', {
      ticket,
      one_time_code: await codeOf(who.secret, 1),
    });
    expect(again.msgKey).toBe('secondFactor.ticketOver');
  });

  it('count once, and none that is older than one that was used', async () => {
    const who = await people.withApp();
    const one_time_code = await codeOf(who.secret, 1);
    expect((await people.secondStep(who, { one_time_code })).code).toBe(200);
    expect((await people.secondStep(who, { one_time_code })).msgKey).toBe('secondFactor.wrong');
    const older = await codeOf(who.secret);
    expect((await people.secondStep(who, { one_time_code: older })).msgKey).toBe('secondFactor.wrong');
  });

  it('count once of twenty that come at the same time', async () => {
    const who = await people.withApp();
    const one_time_code = await codeOf(who.secret, 1);
    const tickets = await Promise.all(Array.from({ length: 20 }, () => people.ticketOf(who)));
    const all = await Promise.all(
      tickets.map((ticket) => api.as().call('session.secondFactor', { ticket, one_time_code })),
    );
    expect(all.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('go with a fresh proof, and the recovery codes with them', async () => {
    const who = await people.withApp();
    expect((await who.here.call('secondFactor.removeCodes')).code).toBe(200);
    expect((await who.here.call('secondFactor.list')).data).toEqual({
      passkeys: [],
      oneTimeCodes: null,
      recoveryCodesLeft: 0,
    });
    expect((await who.signIn()).code).toBe(200);
    expect(await people.messagesOf(who)).toEqual(['account.oneTimeCodesOff', 'account.oneTimeCodesOn']);
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where actor_id = ${who.id} order by at`.execute(api.db);
    expect(rows.map(({ action }) => action)).toEqual(['account.oneTimeCodesOn', 'account.oneTimeCodesOff']);
  });
});

describe('a passkey', () => {
  it('is made, used and counted; it asks for a finger each time', async () => {
    const who = await people.withPasskey();
    const ticket = await people.ticketOf(who);
    const { data: options } = await api.as().call('session.passkeyOptions', { ticket });
    expect(options).toMatchObject({ userVerification: 'required', rpId: 'localhost' });
    const signed = await api.as().call('session.secondFactor', { ticket, passkey: who.key.use(options) });
    expect(signed.code).toBe(200);
    const { data } = await who.here.call('secondFactor.list');
    expect(data.passkeys).toMatchObject([{ name: 'Phone', usedAt: expect.any(String) }]);
  });

  it.each([
    ['without a finger', { unverified: true }],
    ['from another site', { origin: 'https://evil.test' }],
    ['made for another host', { host: 'evil.test' }],
    ['with a counter that does not grow', { counter: 1 }],
  ])('is refused %s', async (_what, odd) => {
    const who = await people.withPasskey();
    const ticket = await people.ticketOf(who);
    const { data: options } = await api.as().call('session.passkeyOptions', { ticket });
    const refused = await api
      .as()
      .call('session.secondFactor', { ticket, passkey: who.key.use(options, odd) });
    expect(refused.msgKey).toBe('secondFactor.wrong');
  });

  it('answers each challenge once, and only that of its own ticket', async () => {
    const who = await people.withPasskey();
    const [one, other] = [await people.ticketOf(who), await people.ticketOf(who)];
    const { data: options } = await api.as().call('session.passkeyOptions', { ticket: one });
    const passkey = who.key.use(options);
    const elsewhere = await api.as().call('session.secondFactor', { ticket: other, passkey });
    expect(elsewhere.msgKey).toBe('secondFactor.wrong');
    expect((await api.as().call('session.secondFactor', { ticket: one, passkey })).code).toBe(200);
    await api.as().call('session.passkeyOptions', { ticket: other });
    const replayed = await api.as().call('session.secondFactor', { ticket: other, passkey });
    expect(replayed.msgKey).toBe('secondFactor.wrong');
  });

  it('of somebody else opens nothing', async () => {
    const [lin, mei] = [await people.withPasskey(), await people.withPasskey()];
    const ticket = await people.ticketOf(lin);
    const { data: options } = await api.as().call('session.passkeyOptions', { ticket });
    const refused = await api.as().call('session.secondFactor', { ticket, passkey: mei.key.use(options) });
    expect(refused.msgKey).toBe('secondFactor.wrong');
  });

  it('is not kept without a finger, or twice', async () => {
    const { here } = await people.member();
    const key = softPasskey();
    const options = async () => (await here.call('secondFactor.passkeyOptions')).data;
    const unverified = key.make(await options(), { unverified: true });
    expect((await here.call('secondFactor.addPasskey', { name: 'a', passkey: unverified })).msgKey).toBe(
      'secondFactor.wrong',
    );
    const passkey = key.make(await options());
    expect((await here.call('secondFactor.addPasskey', { name: 'a', passkey })).code).toBe(200);
    const twice = key.make(await options());
    expect((await here.call('secondFactor.addPasskey', { name: 'b', passkey: twice })).msgKey).toBe(
      'secondFactor.wrong',
    );
  });

  it('has a name, and company up to ten', async () => {
    const who = await people.withPasskey();
    const [passkey] = (await who.here.call('secondFactor.list')).data.passkeys;
    const id = passkey?.id ?? '';
    expect((await who.here.call('secondFactor.renamePasskey', { id, name: '书房' })).code).toBe(200);
    for (let more = 1; more < 10; more += 1) {
      const { data: options } = await who.here.call('secondFactor.passkeyOptions');
      await who.here.call('secondFactor.addPasskey', { name: 'more', passkey: softPasskey().make(options) });
    }
    const { data } = await who.here.call('secondFactor.list');
    expect(data.passkeys).toHaveLength(10);
    expect(data.passkeys[0]?.name).toBe('书房');
    expect((await who.here.call('secondFactor.passkeyOptions')).msgKey).toBe('secondFactor.tooManyPasskeys');
    expect((await who.here.call('secondFactor.removePasskey', { id })).code).toBe(200);
    expect((await who.here.call('secondFactor.list')).data).toMatchObject({ recoveryCodesLeft: 10 });
  });
});

describe('recovery codes', () => {
  it('open once each, however they are typed, and the member hears of it', async () => {
    const who = await people.withApp();
    const [code = ''] = who.recoveryCodes;
    const recovery_code = ` ${code.toUpperCase().replaceAll('-', ' ')} `;
    const signed = await people.secondStep(who, { recovery_code });
    expect(signed.code).toBe(200);
    expect((await people.secondStep(who, { recovery_code })).msgKey).toBe('secondFactor.wrong');
    const { data } = await api.as({ token: signed.data }).call('message.list');
    expect(data.list[0]).toMatchObject({ type: 'account.recoveryCodeUsed' });
    expect(data.list[0]?.body).toContain('9');
  });

  it('made anew replace the old ones', async () => {
    const who = await people.withApp();
    const { data } = await who.here.call('secondFactor.makeRecoveryCodes');
    const [old, fresh] = [who.recoveryCodes[0] ?? '', data.recoveryCodes[0] ?? ''];
    expect((await people.secondStep(who, { recovery_code: old })).msgKey).toBe('secondFactor.wrong');
    expect((await people.secondStep(who, { recovery_code: fresh })).code).toBe(200);
  });

  it('are for accounts with a second factor', async () => {
    const { here } = await people.member();
    expect((await here.call('secondFactor.makeRecoveryCodes')).msgKey).toBe('secondFactor.none');
  });
});

describe('the ticket between the two steps', () => {
  it('has five tries, whoever guesses at once', async () => {
    const who = await people.withApp();
    const ticket = await people.ticketOf(who);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, () =>
        api.as().call('session.secondFactor', { ticket, recovery_code: 'wrong' }),
      ),
    );
    expect(guesses.filter(({ msgKey }) => msgKey === 'secondFactor.wrong')).toHaveLength(5);
    const right = { ticket, one_time_code: await codeOf(who.secret) };
    expect((await api.as().call('session.secondFactor', right)).msgKey).toBe('secondFactor.ticketOver');
  });

  it('is over after five minutes', async () => {
    const who = await people.withApp();
    const ticket = await people.ticketOf(who);
    await sql`update sign_in_tickets set expires_at = now() where user_id = ${who.id}`.execute(api.db);
    const late = { ticket, one_time_code: await codeOf(who.secret) };
    expect((await api.as().call('session.secondFactor', late)).msgKey).toBe('secondFactor.ticketOver');
  });

  it('is good in the browser that got it', async () => {
    const who = await people.withApp();
    const input = { ticket: await people.ticketOf(who), one_time_code: await codeOf(who.secret) };
    const elsewhere = await api.as().call('session.secondFactor', input, { 'user-agent': 'another' });
    expect(elsewhere.msgKey).toBe('secondFactor.ticketOver');
    expect((await api.as().call('session.secondFactor', input)).code).toBe(200);
  });

  it('ends with a new password', async () => {
    const who = await people.withApp();
    const ticket = await people.ticketOf(who);
    const change = { password: 'demo1234', next: 'newer5678', repeat: 'newer5678' };
    expect((await who.here.call('account.changePassword', change)).code).toBe(200);
    const input = { ticket, one_time_code: await codeOf(who.secret) };
    expect((await api.as().call('session.secondFactor', input)).msgKey).toBe('secondFactor.ticketOver');
  });

  it('comes after a code by SMS and after a forgotten password too, and the code is used up', async () => {
    const who = await people.withApp();
    const sent = () => api.inbox.last().find(({ mobile }) => mobile === who.mobile)?.code ?? '';
    await api.as().call('session.sendSms', { mobile: who.mobile });
    const login = { mobile: who.mobile, verify_code: sent() };
    expect((await api.as().call('session.codeLogin', login)).msgKey).toBe('secondFactor.needed');
    expect((await api.as().call('session.codeLogin', login)).msgKey).toBe('sms.wrongCode');
    await api.as().call('session.sendSms', { mobile: who.mobile, purpose: 'reset' });
    const reset = await api.as().call('session.resetPassword', {
      mobile: who.mobile,
      verify_code: sent(),
      password: 'newer5678',
      repassword: 'newer5678',
    });
    expect(reset.msgKey).toBe('secondFactor.needed');
  });
});
