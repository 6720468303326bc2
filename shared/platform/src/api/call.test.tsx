import type { Sent } from '@mall/contract/operations';
import { hourMs } from '@mall/contract/core/time';
import { fakeApi, lost, refused, renderScreen, prepare } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  ApiError,
  api,
  presence,
  reportFailure,
  serverNow,
  session,
  toasts,
  useMutationOf,
  useQueryOf,
} from '../index.ts';
import { transport } from './transport.ts';

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the one caller of HTTP', () => {
  it('sends token, code, lang and the language itself', async () => {
    await prepare({ lang: 'fili', who: { token: 'T1', code: 'DEMO88' } });
    const calls = fakeApi({ 'member.realName': { realName: '林' } });
    await expect(api('member.realName', {})).resolves.toEqual({ realName: '林' });
    expect(calls[0]?.headers).toMatchObject({ token: 'T1', code: 'DEMO88', lang: 'en', 'x-locale': 'fili' });
  });

  it('takes path parameters out of the input and sends the rest as a form', async () => {
    await prepare();
    const calls = fakeApi({ 'cart.edit': () => ({ count: 1, total: 0, list: [] }) as never }); // only the call is of interest
    await api('cart.edit', { id: 'L1', qty: 3 });
    expect(calls[0]).toMatchObject({ op: 'cart.edit', input: { id: 'L1', qty: '3' } });
    expect(calls[0]?.headers['Content-Type']).toContain('x-www-form-urlencoded');
  });

  it('throws the refusal in the words of the server', async () => {
    await prepare();
    fakeApi({
      'session.accountLogin': () => {
        throw refused('login.wrong', '手机号或密码错误');
      },
    });
    const failure = await failureOf(api('session.accountLogin', { mobile: '13800000001', password: 'x' }));
    expect(failure).toMatchObject({ code: 40001, msg: '手机号或密码错误', msgKey: 'login.wrong' });
  });

  it("says the spec's operation failed when no answer came", async () => {
    await prepare({ lang: 'en' });
    fakeApi({
      'config.get': () => {
        throw lost;
      },
    });
    expect(await failureOf(api('config.get', {}))).toMatchObject({ code: 0, msg: 'Operation failed' });
  });

  it('accepts code 0 for shop info and for nothing else', async () => {
    await prepare();
    const answer = async (request: { url?: string }) => ({
      data: { code: 0, msg: '', data: { code: 'DEMO88' } },
      status: 200,
      statusText: '',
      headers: {},
      config: request as never, // axios only passes it through
    });
    transport.defaults.adapter = answer;
    await expect(api('shop.info', {})).resolves.toEqual({ code: 'DEMO88' });
    await expect(api('config.get', {})).rejects.toBeInstanceOf(ApiError);
  });

  it("keeps the server's clock", async () => {
    await prepare();
    transport.defaults.adapter = async (request) => ({
      data: { code: 200, msg: '', data: null },
      status: 200,
      statusText: '',
      headers: { 'x-server-time': String(Date.now() + hourMs) },
      config: request,
    });
    await api('session.logout', {});
    expect(serverNow() - Date.now()).toBeGreaterThan(3_590_000);
    transport.defaults.adapter = undefined;
  });
});

describe('40003', () => {
  it('ends the session once and shows no toast', async () => {
    await prepare({ who: { token: 'old', code: 'DEMO88' } });
    let endings = 0;
    const stop = session.onEnd(() => {
      endings += 1;
    });
    fakeApi({
      'member.userInfo': () => {
        throw refused('session.expired');
      },
      'cart.get': () => {
        throw refused('session.expired');
      },
    });
    const failures = await Promise.all([
      failureOf(api('member.userInfo', {})),
      failureOf(api('cart.get', {})),
    ]);
    failures.forEach(reportFailure);
    stop();

    expect(endings).toBe(1);
    expect(session.read()).toMatchObject({ token: null, code: null, user: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(toasts.get()).toEqual([]);
  });

  it('of an older token leaves a newer sign-in alone', async () => {
    await prepare({ who: { token: 'old' } });
    fakeApi({
      'cart.get': () => {
        session.takeToken('new');
        throw refused('session.expired');
      },
    });
    await failureOf(api('cart.get', {}));
    expect(session.read().token).toBe('new');
  });
});

describe('a number that is not proved', () => {
  afterEach(() => void delete presence.proveNumber);

  const address = { name: '林', phone: '13800001111', detail: '1 号' } as Sent<'address.save'>; // no more is read here
  const unproved = () => {
    let isProved = false;
    const calls = fakeApi({
      'address.save': () => {
        if (!isProved) throw refused('account.numberUnproved', '请先验证手机号');
        return [];
      },
    });
    return { calls, prove: () => (isProved = true) };
  };

  it('is proved above the page, and the call goes on', async () => {
    await prepare();
    const { calls, prove } = unproved();
    presence.proveNumber = async () => prove();
    expect(await api('address.save', address)).toEqual([]);
    expect(calls.map(({ op }) => op)).toEqual(['address.save', 'address.save']);
  });

  it('is refused as ever when the member puts it off', async () => {
    await prepare();
    const { calls } = unproved();
    presence.proveNumber = async () => false;
    expect(await failureOf(api('address.save', address))).toMatchObject({ msgKey: 'account.numberUnproved' });
    expect(calls).toHaveLength(1);
  });
});

describe('who tells the shopper', () => {
  function Taking({ quiet }: { quiet?: boolean }) {
    const take = useMutationOf('coupon.take', { quiet, onError: reportFailure });
    return (
      <button type="button" onClick={() => take.mutate({ id: '1' })}>
        take
      </button>
    );
  }

  it('shows a refusal once, even when screen and hook both report it', async () => {
    const { user } = await renderScreen(<Taking />, {
      api: {
        'coupon.take': () => {
          throw refused('coupon.gone', '已抢光');
        },
      },
    });
    await user.click(screen.getByRole('button', { name: 'take' }));
    expect(await screen.findAllByText('已抢光')).toHaveLength(1);
  });

  function Reading() {
    const list = useQueryOf('area.list', {});
    return <p>{list.isError ? 'failed' : 'waiting'}</p>;
  }

  it('leaves a lost answer to the section that shows it', async () => {
    await renderScreen(<Reading />, {
      api: {
        'area.list': () => {
          throw lost;
        },
      },
    });
    await screen.findByText('failed');
    expect(toasts.get()).toEqual([]);
  });
});

describe('Idempotency-Key', () => {
  const keyOf = (call: { headers: Record<string, unknown> } | undefined) => call?.headers['Idempotency-Key'];

  it('is sent where the contract asks for it, the same again after a lost answer, new after an answer', async () => {
    await prepare();
    let answers = 0;
    const calls = fakeApi({
      'coupon.take': () => {
        answers += 1;
        if (answers === 1) throw lost;
        throw refused('coupon.gone');
      },
    });
    const call = { id: '1' };
    await failureOf(api('coupon.take', call));
    await failureOf(api('coupon.take', call));
    await failureOf(api('coupon.take', call));
    const [first, second, third] = calls.map(keyOf);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('is not sent with other operations', async () => {
    await prepare();
    const calls = fakeApi({ 'cart.add': { count: 1 } });
    await api('cart.add', { skuId: '1', qty: 1 });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(keyOf(calls[0])).toBeUndefined();
  });
});
