import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import { applicationLimits as limits } from '@mall/contract/core/application';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
let wei: Awaited<ReturnType<typeof operator>>;
const operator = async (permissions: OperatorPermission[] | null = null) => {
  const memberId = await api.given.member({ name: 'Wei' });
  await api.given.operator(memberId, permissions);
  return { memberId, ...api.as({ token: await api.signIn(memberId), lang: 'en' }) };
};
let next = 0;
const newCode = () => {
  next += 1;
  return `OPEN${String(next).padStart(4, '0')}`;
};
const form = {
  company: 'Oak & Sons Ltd.',
  contact: 'Lin Xiaoman',
  country: 'CN',
  storeName: 'Oak',
  sells: 'Tables, chairs and cabinets of solid oak',
};
/** Somebody with a licence uploaded. */
const merchant = async (over: { proved?: boolean } = {}) => {
  const mobile = api.given.mobile();
  const memberId = await api.given.member({ mobile, name: 'Mei', ...over });
  const key = `proof/2026-11/${memberId}.webp`;
  await api.db
    .insertInto('media_files')
    .values({ key, owner_id: memberId, kind: 'proof', w: 800, h: 600, bytes: 1 })
    .execute();
  const as = api.as({ token: await api.signIn(memberId), lang: 'en' });
  const licence = `/media/${key}`;
  const apply = (more: Partial<typeof form> = {}) =>
    as.call('application.apply', { ...form, licence, ...more });
  return { ...as, memberId, mobile, licence, apply };
};
const applied = async (more: Partial<typeof form> = {}) => {
  const who = await merchant();
  const { data } = await who.apply(more);
  return { ...who, id: data.application?.id ?? '' };
};
const logged = (id: string) =>
  api.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'diff'])
    .where('object', '=', `application:${id}`)
    .orderBy('at')
    .orderBy('id')
    .execute();

beforeAll(async () => {
  api = await startApi();
  wei = await operator();
});
afterAll(() => api.stop());

describe('a merchant', () => {
  it('asks to open a shop, sees that it waits, and takes it back', async () => {
    const mei = await merchant();
    expect((await mei.call('application.mine')).data).toMatchObject({
      mobile: `${mei.mobile.slice(0, 3)}****${mei.mobile.slice(7)}`,
      numberProved: true,
      application: null,
    });
    const { data } = await mei.apply();
    expect(data.application).toMatchObject({ ...form, state: 'new', version: 1, reason: '', shop: null });
    expect(data.application?.licence).toMatch(/^\/media\/proof\/2026-11\/.+\/.+-.+\.webp$/);
    expect((await mei.apply()).msgKey).toBe('application.already');

    const back = { id: data.application?.id ?? '', version: 1 };
    const { memberId: _other, ...other } = await merchant();
    expect((await other.call('application.withdraw', back)).msgKey).toBe('missing');
    expect((await mei.call('application.withdraw', { ...back, version: 2 })).msgKey).toBe(
      'application.changedMeanwhile',
    );
    expect((await mei.call('application.withdraw', back)).data.application).toMatchObject({
      state: 'withdrawn',
    });
    expect((await mei.apply()).data.application).toMatchObject({ state: 'new' });
  });

  it.each([
    ['a name that no shop may have', { storeName: 'Oak house of Mei' }, 'request.invalid'],
    ['a name that looks like another', { storeName: 'Oa\u200bk' }, 'shop.nameLength'],
    ['no country', { country: 'XX' }, 'request.invalid'],
    ['too few words about what they sell', { sells: 'Oak' }, 'request.invalid'],
  ])('is refused with %s', async (_what, over, refusal) => {
    expect((await (await merchant()).apply(over)).msgKey).toBe(refusal);
  });

  it('is refused with the licence of somebody else', async () => {
    const [mei, other] = [await merchant(), await merchant()];
    expect((await mei.call('application.apply', { ...form, licence: other.licence })).msgKey).toBe(
      'application.notYours',
    );
  });

  it('proves their number first', async () => {
    const mei = await merchant({ proved: false });
    expect((await mei.call('application.mine')).data.numberProved).toBe(false);
    expect((await mei.apply()).msgKey).toBe('application.numberUnproved');
  });

  it('has one application also when two are sent at the same moment', async () => {
    const mei = await merchant();
    const sent = await Promise.all([mei.apply(), mei.apply(), mei.apply()]);
    expect(sent.map(({ msgKey }) => msgKey ?? 'sent').sort()).toEqual([
      'application.already',
      'application.already',
      'sent',
    ]);
  });

  it('cannot flood the mall with applications that are taken back', async () => {
    const mei = await merchant();
    for (let n = 0; n < limits.most; n += 1) {
      const { data } = await mei.apply();
      await mei.call('application.withdraw', { id: data.application?.id ?? '', version: 1 });
    }
    const { msgKey, msg } = await mei.apply();
    expect(msgKey).toBe('application.tooMany');
    expect(msg).toContain('At most 5 applications can be sent within 30 days');
  });
});

describe('the list', () => {
  const found = async (input: object) =>
    (await wei.call('mallApplication.list', { state: 'all', size: 100, ...input })).data.list.map(
      ({ id }) => id,
    );

  it('finds by a part of company or shop and by the whole number, and counts each state', async () => {
    const mei = await applied({ company: 'Walnut Works', storeName: 'Nuts' });
    expect(await found({ keyword: 'walnut' })).toEqual([mei.id]);
    expect(await found({ keyword: 'NUTS' })).toEqual([mei.id]);
    expect(await found({ keyword: mei.mobile })).toEqual([mei.id]);
    expect(await found({ keyword: mei.mobile.slice(0, 9) })).toEqual([]);
    expect(await found({ keyword: 'walnut', state: 'talk' })).toEqual([]);
    const { data } = await wei.call('mallApplication.list', { keyword: 'walnut' });
    expect(data).toMatchObject({ total: 1, more: false, counts: { all: 1, new: 1, talk: 0, refused: 0 } });
    expect(data.list).toMatchObject([
      { contact: 'L**', mobile: `${mei.mobile.slice(0, 3)}****${mei.mobile.slice(7)}`, state: 'new' },
    ]);
  });

  it('shows who waits in turn, and is in the queue of the start page', async () => {
    const [first, second] = [
      await applied({ company: 'Turn Ltd.' }),
      await applied({ company: 'Turn Ltd.' }),
    ];
    expect(await found({ keyword: 'Turn Ltd.', state: 'new' })).toEqual([first.id, second.id]);
    expect(await found({ keyword: 'Turn Ltd.' })).toEqual([second.id, first.id]);
    const { queues } = (await wei.call('operator.start')).data;
    expect(queues.find(({ queue }) => queue === 'application')?.count).toBeGreaterThanOrEqual(2);
  });
});

describe('an operator', () => {
  it('looks at what is masked one by one, and the log has it', async () => {
    const mei = await applied();
    const look = async (what: 'contact' | 'mobile' | 'licence') =>
      (await wei.call('mallApplication.reveal', { id: mei.id, what })).data.value;
    expect(await look('contact')).toBe('Lin Xiaoman');
    expect(await look('mobile')).toBe(mei.mobile);
    expect(await look('licence')).toMatch(/^\/media\/proof\/.+\/.+-.+\.webp$/);
    expect((await logged(mei.id)).map(({ action }) => action)).toEqual([
      'application.revealContact',
      'application.revealMobile',
      'application.revealLicence',
    ]);
    expect((await wei.call('mallApplication.reveal', { id: 'nobody', what: 'mobile' })).msgKey).toBe(
      'missing',
    );
  });

  it('writes notes that the applicant never reads, and says that they talk', async () => {
    const mei = await applied();
    const { data } = await wei.call('mallApplication.note', { id: mei.id, text: 'Call again on Monday' });
    expect(data.notes).toMatchObject([{ by: 'Wei', text: 'Call again on Monday' }]);
    const talk = await wei.call('mallApplication.talk', { id: mei.id, version: 1 });
    expect(talk.data).toMatchObject({ state: 'talk', version: 2, by: 'Wei' });
    expect((await wei.call('mallApplication.talk', { id: mei.id, version: 2 })).msgKey).toBe(
      'application.changedMeanwhile',
    );
    const read = JSON.stringify((await mei.call('application.mine')).data);
    expect(read).toContain('"state":"talk"');
    expect(read).not.toContain('Monday');
    expect(JSON.stringify(await logged(mei.id))).not.toContain('Monday');
  });

  it('turns down with a reason, which the applicant reads; they apply again a day later', async () => {
    const mei = await applied();
    const no = { id: mei.id, version: 1, reason: '' };
    expect((await wei.call('mallApplication.refuse', no)).msgKey).toBe('shop.noReason');
    const reason = 'The licence cannot be read.';
    expect((await wei.call('mallApplication.refuse', { ...no, reason })).data).toMatchObject({
      state: 'refused',
      reason,
    });
    const { data } = await mei.call('application.mine');
    expect(data.application).toMatchObject({ state: 'refused', reason });
    expect(data.againAt).not.toBeNull();
    const { list } = (await mei.call('message.list', {})).data;
    expect(list[0]).toMatchObject({ type: 'application.refused' });
    expect(list[0]?.body).toContain(reason);
    expect((await mei.apply()).msgKey).toBe('application.tooSoon');
    await api.db
      .updateTable('shop_applications')
      .set({ moved_at: new Date(Date.now() - (limits.againHours + 1) * 3_600_000) })
      .where('id', '=', mei.id)
      .execute();
    const { data: again } = await mei.apply();
    expect(again.application).toMatchObject({ state: 'new' });
    expect((await wei.call('mallApplication.detail', { id: again.application?.id ?? '' })).data.before).toBe(
      1,
    );
  });

  it('accepts: the shop is there, open, with the applicant as its owner, who is told', async () => {
    const mei = await applied();
    const code = newCode();
    const yes = { id: mei.id, version: 1, code: code.toLowerCase(), name: 'Oak', priceFactor: '1.5' };
    const { data } = await wei.call('mallApplication.accept', yes);
    expect(data).toMatchObject({ state: 'accepted', shop: { name: 'Oak', code } });
    expect((await api.as().call('shop.checkCode', { code })).data.checkStatus).toBe(1);
    expect((await mei.call('priceFactor.show')).data.priceFactor).toBe('1.5000');
    expect((await mei.call('application.mine')).data.application).toMatchObject({
      state: 'accepted',
      shop: { code },
    });
    const { list } = (await mei.call('message.list', {})).data;
    expect(list).toMatchObject([{ type: 'shop.made' }]);
    expect(await logged(mei.id)).toMatchObject([
      { action: 'application.accept', actor_id: wei.memberId, diff: { new: { code } } },
    ]);
    const after = { id: mei.id, version: 2 };
    expect((await wei.call('mallApplication.refuse', { ...after, reason: 'x' })).msgKey).toBe(
      'application.changedMeanwhile',
    );
  });

  it.each([
    ['a code that is taken', async () => ({ code: (await api.given.shop()).code }), 'shop.codeTaken'],
    ['a name of one letter', async () => ({ name: 'O' }), 'shop.nameLength'],
    ['a factor below 1', async () => ({ priceFactor: '0.5' }), 'price.factorInvalid'],
  ])('accepts nothing with %s: the application waits as before', async (_what, over, refusal) => {
    const mei = await applied();
    const yes = { id: mei.id, version: 1, code: newCode(), name: 'Oak', ...(await over()) };
    expect((await wei.call('mallApplication.accept', yes)).msgKey).toBe(refusal);
    const { data } = await wei.call('mallApplication.detail', { id: mei.id });
    expect(data).toMatchObject({ state: 'new', version: 1, shop: null });
  });

  it('makes one shop, also when two accept at the same moment with other codes', async () => {
    const mei = await applied();
    const lin = await operator();
    const yes = { id: mei.id, version: 1, name: 'Oak' };
    const answers = await Promise.all([
      wei.call('mallApplication.accept', { ...yes, code: newCode() }),
      lin.call('mallApplication.accept', { ...yes, code: newCode() }),
      wei.call('mallApplication.refuse', { ...yes, reason: 'No' }),
    ]);
    const refused = answers.filter(({ msgKey }) => msgKey === 'application.changedMeanwhile');
    expect(refused).toHaveLength(2);
    const shops = await api.db
      .selectFrom('shops')
      .select('id')
      .where('owner_id', '=', mei.memberId)
      .execute();
    const { data } = await wei.call('mallApplication.detail', { id: mei.id });
    expect(shops).toHaveLength(data.state === 'accepted' ? 1 : 0);
  });

  it('who may only look decides and unmasks nothing', async () => {
    const reader = await operator(['shop.view']);
    const mei = await applied();
    const one = { id: mei.id, version: 1 };
    expect((await reader.call('mallApplication.detail', { id: mei.id })).code).toBe(200);
    for (const answer of [
      await reader.call('mallApplication.reveal', { id: mei.id, what: 'mobile' }),
      await reader.call('mallApplication.note', { id: mei.id, text: 'x' }),
      await reader.call('mallApplication.talk', one),
      await reader.call('mallApplication.accept', { ...one, code: newCode(), name: 'Oak' }),
      await reader.call('mallApplication.refuse', { ...one, reason: 'x' }),
    ])
      expect(answer.code).toBe(40300);
  });
});
