import { fakeApi, lost, refused, type Answers, prepare, sampleShop } from '@mall/testing';
import { question, session, setNavigator, shop, toasts } from '../index.ts';
import { openShop, takeCodeFromAddress } from './code.ts';
import { leaveShop, loadShop, wear } from './load.ts';

const casa = { ...sampleShop, logo: '/media/logo.webp', propaganda: '好好住', colour: '#2b4f7f' };
const line = { id: '1' };
const cartOf = (lines: number) =>
  ({ list: Array.from({ length: lines }, () => line), count: lines, total: 0 }) as never; // only the number matters

const went: string[] = [];
const open = async (api: Answers, code: string | null = null, token: string | null = null) => {
  await prepare({ who: { code, token }, lang: 'en' });
  wear(null);
  if (code) session.takeCode(code);
  went.length = 0;
  setNavigator({ go: (path) => void went.push(path), back: () => void went.push('back') });
  return fakeApi(api);
};

describe('a shop code in the address', () => {
  it('is taken out of what the visitor sees, on any page, and the rest stays', () => {
    history.replaceState(null, '', '/brandGoods?brandId=50&code=demo88#top');
    expect(takeCodeFromAddress()).toBe('DEMO88');
    expect(location.pathname + location.search + location.hash).toBe('/brandGoods?brandId=50#top');
  });

  it("opens the shop: stored, title and icon are the shop's", async () => {
    await open({ 'shop.checkCode': { checkStatus: 1 }, 'shop.info': casa });
    await openShop('DEMO88', undefined);
    expect(localStorage.getItem('code')).toBe('DEMO88');
    expect(document.title).toBe('八八家居');
    expect(document.querySelector('link[rel=icon]')?.getAttribute('href')).toBe('/media/logo.webp');
  });

  it('is not asked about again when the page came with its shop', async () => {
    const calls = await open({});
    await openShop('DEMO88', casa);
    expect(calls).toEqual([]);
    expect(shop.get()?.storeName).toBe('八八家居');
  });

  it('that is wrong is told in the words of the spec, removed, and leads to the front door', async () => {
    await open({ 'shop.checkCode': { checkStatus: 0 } });
    await openShop('WRONG1', undefined);
    expect(toasts.get().map(({ text }) => text)).toEqual([
      'The current merchant code is incorrect, please reconfirm',
    ]);
    expect(localStorage.getItem('code')).toBeNull();
    expect(went).toEqual(['/']);
  });

  it('that replaces another asks first when there are lines in the cart', async () => {
    await open(
      { 'shop.checkCode': { checkStatus: 1 }, 'cart.get': cartOf(2), 'shop.info': casa },
      'OLD123',
      'T',
    );
    const opening = openShop('DEMO88', undefined);
    await until(() => question.get() !== null);
    expect(question.get()?.about).toBe('shop.replace');
    question.get()?.answer(false);
    await opening;
    expect(session.read().code).toBe('OLD123');
  });

  it('that replaces another with an empty cart does not ask', async () => {
    await open(
      { 'shop.checkCode': { checkStatus: 1 }, 'cart.get': cartOf(0), 'shop.info': casa },
      'OLD123',
      'T',
    );
    await openShop('DEMO88', undefined);
    expect(session.read().code).toBe('DEMO88');
  });

  it('whose shop cannot be fetched is told and leads one page back', async () => {
    await open(
      {
        'shop.info': () => {
          throw refused('failed');
        },
      },
      'DEMO88',
    );
    await openShop(undefined, undefined);
    expect(toasts.get().map(({ text }) => text)).toEqual(['Failed to obtain merchant information']);
    expect(went).toEqual(['back']);
  });

  it.each([
    ['its database is away', refused('overloaded')],
    ['nothing answers', lost],
  ])('keeps page and shop while %s, and asks again', async (_what, failure) => {
    let answers = 0;
    await open(
      {
        'shop.info': () => {
          answers += 1;
          if (answers > 2) return { ...casa, storeName: 'Casa again' };
          throw failure;
        },
      },
      'DEMO88',
    );
    wear(casa);
    await loadShop(5);
    expect(shop.get()?.storeName).toBe('八八家居');
    await until(() => shop.get()?.storeName === 'Casa again');
    expect([answers, toasts.get(), went]).toEqual([3, [], []]);
  });

  it('of a link that is opened while the mall is away is tried again', async () => {
    let answers = 0;
    await open({
      'shop.checkCode': () => {
        answers += 1;
        if (answers > 2) return { checkStatus: 1 };
        throw refused('overloaded');
      },
      'shop.info': casa,
    });
    await openShop('DEMO88', undefined, 5);
    expect(session.read().code).toBeNull();
    await until(() => shop.get()?.code === casa.code);
    expect([session.read().code, answers, toasts.get(), went]).toEqual(['DEMO88', 3, [], []]);
  });

  it('of such a link gives way to one that is entered meanwhile', async () => {
    const calls = await open({
      'shop.checkCode': () => {
        throw refused('overloaded');
      },
    });
    await openShop('DEMO88', undefined, 5);
    session.takeCode('OTHER1');
    await new Promise((done) => setTimeout(done, 50));
    expect(calls).toHaveLength(1);
  });

  it('that was left meanwhile is not asked for again', async () => {
    const calls = await open(
      {
        'shop.info': () => {
          throw refused('overloaded');
        },
      },
      'DEMO88',
    );
    await loadShop(5);
    leaveShop();
    await new Promise((done) => setTimeout(done, 50));
    expect(calls).toHaveLength(1);
  });
});

const until = async (ready: () => boolean): Promise<void> => {
  while (!ready()) await new Promise((done) => setTimeout(done, 5));
};
