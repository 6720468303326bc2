import { hourMs } from '@mall/contract/core/time';
import { createMailbox, noMail } from '../ports/mail.ts';
import { createInbox, noSms } from '../ports/sms.ts';
import { createPeople, type People, type Shopper } from '../../testing/people.ts';
import { type Api, startApi } from '../../testing/start-api.ts';
import { kindOf, usual } from './kinds.ts';
import { sendNews } from './send-news.ts';

let api: Api;
let people: People;
beforeAll(async () => {
  api = await startApi();
  people = createPeople(api);
});
afterEach(() => sendNews(parts())); // leaves nothing for the next test
afterAll(() => api.stop());

const parts = () => ({ db: api.db, sms: createInbox(() => {}), mail: createMailbox() });
const confirmed = async (email: string): Promise<Shopper> => {
  const lin = await people.shopper();
  await lin.call('account.sendEmailCode', { email });
  const text = api.mail.letters().find(({ to }) => to === email)?.text ?? '';
  await lin.call('account.confirmEmail', { email, verify_code: /\d{6}/.exec(text)?.[0] ?? '' });
  return lin;
};
const buys = async (lin: Shopper) => people.buy(lin, (await api.given.sku()).skuId);

it.each([
  ['order.paid', 'order'],
  ['order.shipped', 'delivery'],
  ['delivery.atRisk', 'delivery'],
  ['favourite.priceDropped', 'favourites'],
  ['account.passwordChanged', 'account'],
  ['account.passwordReset', 'account'],
  ['want.quoted', 'order'],
])('%s is news of %s', (type, kind) => {
  expect(kindOf(type)).toBe(kind);
});

describe('news leave the mall', () => {
  it('by e-mail when the address is confirmed, once however often and however many send', async () => {
    const lin = await confirmed('lin@example.com');
    await buys(lin);
    const ports = parts();
    await Promise.all([sendNews(ports), sendNews(ports), sendNews(ports)]);
    await sendNews(ports);
    expect(ports.mail.letters()).toMatchObject([{ to: 'lin@example.com', subject: 'Order placed' }]);
    expect(ports.sms.told()).toEqual([]);
  });

  it('not to an address that nobody confirmed', async () => {
    const lin = await people.shopper();
    await lin.call('member.saveProfile', { email: 'somebody@example.com' });
    await buys(lin);
    const ports = parts();
    await sendNews(ports);
    expect(ports.mail.letters()).toEqual([]);
  });

  it('as the member chose for this kind of news', async () => {
    const lin = await confirmed('chosen@example.com');
    const { data } = await lin.call('message.preferences');
    expect(data.kinds).toEqual(Object.entries(usual).map(([kind, ways]) => ({ kind, ...ways })));
    const after = await lin.call('message.prefer', { kind: 'order', sms: true, email: false });
    expect(after.data.kinds).toContainEqual({ kind: 'order', sms: true, email: false });
    await buys(lin);
    const ports = parts();
    await sendNews(ports);
    expect(ports.mail.letters()).toEqual([]);
    expect(ports.sms.told()).toHaveLength(1);
  });

  it('not by a way that the mall does not have, and not later either', async () => {
    const lin = await confirmed('later@example.com');
    await lin.call('message.prefer', { kind: 'order', sms: true, email: true });
    await buys(lin);
    await sendNews({ db: api.db, sms: noSms, mail: noMail });
    const ports = parts();
    await sendNews(ports);
    expect([ports.mail.letters(), ports.sms.told()]).toEqual([[], []]);
  });

  it('not when they were read meanwhile or are older than a day', async () => {
    const lin = await confirmed('late@example.com');
    await buys(lin);
    await lin.call('message.readAll');
    await buys(lin);
    await api.db
      .updateTable('messages')
      .set({ created_at: new Date(Date.now() - 25 * hourMs) })
      .where('read_at', 'is', null)
      .where('user_id', '=', lin.memberId)
      .execute();
    const ports = parts();
    await sendNews(ports);
    expect(ports.mail.letters()).toEqual([]);
  });

  it('are tried three times when the provider fails, then given up', async () => {
    const lin = await confirmed('broken@example.com');
    await buys(lin);
    let tries = 0;
    const broken = {
      offered: true,
      send: async () => {
        tries += 1;
        throw new Error('no answer');
      },
    };
    for (let run = 0; run < 5; run += 1) {
      await sendNews({ ...parts(), mail: broken });
      await api.db
        .updateTable('message_sends')
        .set({ next_at: new Date(0) })
        .execute();
    }
    expect(tries).toBe(3);
    const { state } = await api.db
      .selectFrom('message_sends as s')
      .innerJoin('messages as m', 'm.id', 's.message_id')
      .select('s.state')
      .where('m.user_id', '=', lin.memberId)
      .executeTakeFirstOrThrow();
    expect(state).toBe('failed');
  });
});

it('is not offered where the mall cannot send', async () => {
  const lin = await people.shopper();
  expect((await lin.call('message.preferences')).data.offered).toEqual({ sms: true, email: true });
});
