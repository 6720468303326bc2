import { emptyCart, prepare, refused, renderScreen, sampleAppInfo, type ScreenOptions } from '@mall/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { appInfo, queryClient, rememberTarget } from '@mall/platform';
import zh from '../phrases/zh.json' with { type: 'json' };
import login from './phrases/zh.json' with { type: 'json' };
import { NumberProofHost } from '../providers/NumberProofHost.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const member = {
  'member.userInfo': {
    id: '7',
    name: '林',
    image: null,
    mobile: '138****0001',
    mobileProved: true,
    sex: 0,
    birthday: null,
    email: null,
    rank: { level: 1, label: '会员' },
  },
  'member.isShop': { isShop: 0, shopId: null, role: null, permissions: [] },
  'distribution.status': { isDistribute: 0, status: 'none' },
  'message.count': { messageCount: 0 },
  'cart.get': emptyCart,
} satisfies ScreenOptions['api'];

const open = (api: ScreenOptions['api'] = {}) =>
  renderScreen(
    <>
      <LoginScreen />
      <NumberProofHost />
    </>,
    {
      at: '/login',
      route: '/login',
      phrases: { shell: zh, login },
      api: { ...member, ...api },
    },
  );
const mobile = () => screen.getByLabelText('手机号');
const send = () => screen.getByRole('button', { name: '获取验证码' });
const submit = (name = '登录') => screen.getByRole('button', { name });

it('says in the title that one signs in here', async () => {
  document.title = '商品详情 · Furnimall';
  await open();
  expect(document.title).toBe('登录 · Furnimall');
});

describe('the verification code', () => {
  it('is not sent to a wrong number: 手机号码错误', async () => {
    const { user, calls } = await open();
    await user.type(mobile(), '12800000001');
    await user.click(send());
    expect(screen.getByText('手机号码错误')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is sent, told, and can be asked for again after 60 seconds', async () => {
    const { user, calls } = await open({ 'session.sendSms': { retryAfter: 60 } });
    await user.type(mobile(), '13800000001');
    await user.click(send());
    expect(await screen.findByText('验证码已发送')).toBeVisible();
    expect(calls[0]).toMatchObject({ op: 'session.sendSms', input: { mobile: '13800000001' } });
    expect(await screen.findByRole('button', { name: /60|59/ })).toBeDisabled();
  });

  it('counts on after a reload, from the moment and not from the count', async () => {
    await prepare({ phrases: { shell: zh, login } });
    sessionStorage.setItem('codeWaitUntil', String(Date.now() + 30_000));
    render(<LoginScreen />, { wrapper: Around });
    expect(screen.getByRole('button', { name: /30|29/ })).toBeDisabled();
  });

  it('returns to its button when the count is at 0', async () => {
    const { user } = await open({
      'session.sendSms': () => {
        throw refused('tooFast', '太快了', { retryAfter: 1 });
      },
    });
    await user.type(mobile(), '13800000001');
    await user.click(send());
    expect(await screen.findByText('太快了')).toBeVisible();
    expect(screen.getByRole('button', { name: /1/ })).toBeDisabled();
    await waitFor(() => expect(screen.getByRole('button', { name: '重新获取' })).toBeEnabled(), {
      timeout: 3000,
    });
  });
});

describe('login', () => {
  it('by code goes to the remembered page', async () => {
    const { user, where } = await open({ 'session.codeLogin': 'T1' });
    rememberTarget('/cart');
    await user.type(mobile(), '138 0000 0001');
    await user.type(screen.getByLabelText('短信验证码'), '481200');
    await user.click(submit());
    await waitFor(() => expect(where()).toBe('/cart'));
    expect(localStorage.getItem('token')).toBe('T1');
    expect(screen.getByText('登录成功')).toBeVisible();
  });

  it('by code checks the number first', async () => {
    const { user, calls } = await open();
    await user.type(mobile(), '1690000000');
    await user.click(submit());
    expect(screen.getByText('手机号码错误')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('by password keeps the number, does not check its form, and goes to / by itself', async () => {
    const { user, calls, where } = await open({ 'session.accountLogin': 'T2' });
    await user.type(mobile(), '16900000001');
    await user.click(screen.getByRole('switch', { name: '使用密码登录' }));
    expect(mobile()).toHaveValue('16900000001');
    await user.type(screen.getByLabelText('密码'), 'demo1234');
    await user.click(submit());
    await waitFor(() => expect(where()).toBe('/'));
    expect(calls[0]).toMatchObject({
      op: 'session.accountLogin',
      input: { mobile: '16900000001', password: 'demo1234' },
    });
  });

  it('by password gives way to a code when too many were tried, and keeps the number', async () => {
    const { user } = await open({
      'session.accountLogin': () => {
        throw refused('login.codeNeeded', '请用短信验证码登录');
      },
    });
    await user.type(mobile(), '13800000001');
    await user.click(screen.getByRole('switch', { name: '使用密码登录' }));
    await user.type(screen.getByLabelText('密码'), 'demo1234');
    await user.click(submit());
    expect(await screen.findByText('请用短信验证码登录')).toBeVisible();
    expect(screen.getByLabelText('短信验证码')).toBeVisible();
    expect(mobile()).toHaveValue('13800000001');
  });

  it('that is refused says so once and stays', async () => {
    const { user, where } = await open({
      'session.codeLogin': () => {
        throw refused('sms.wrongCode', '验证码错误');
      },
    });
    await user.type(mobile(), '13800000001');
    await user.type(screen.getByLabelText('短信验证码'), '000000');
    await user.click(submit());
    expect(await screen.findAllByText('验证码错误')).toHaveLength(1);
    expect(where()).toBe('/login');
  });
});

describe('a mall that sends no codes', () => {
  it('offers none: only the password is asked for', async () => {
    await prepare();
    appInfo.set({ ...sampleAppInfo, codes: false });
    const stranger = { ...member['member.userInfo'], mobileProved: false };
    const { user, where } = await open({ 'session.accountLogin': 'T5', 'member.userInfo': stranger });
    expect(screen.queryByLabelText('短信验证码')).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    await user.type(mobile(), '13800000001');
    await user.type(screen.getByLabelText('密码'), 'demo1234');
    await user.click(submit());
    await waitFor(() => expect(where()).toBe('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    appInfo.set(null);
  });
});

describe('a forgotten password', () => {
  const forget = async (api: ScreenOptions['api'] = {}) => {
    const screenOf = await open(api);
    await screenOf.user.type(mobile(), '13800000001');
    expect(screen.queryByRole('button', { name: '忘记密码？' })).toBeNull();
    await screenOf.user.click(screen.getByRole('switch', { name: '使用密码登录' }));
    await screenOf.user.click(screen.getByRole('button', { name: '忘记密码？' }));
    expect(screen.getByText('用短信验证码重设密码').parentElement).toHaveFocus();
    return screenOf;
  };
  const fill = async (user: Awaited<ReturnType<typeof forget>>['user'], first: string, second: string) => {
    await user.type(screen.getByLabelText('短信验证码'), '481200');
    await user.type(screen.getByLabelText('新密码'), first);
    await user.type(screen.getByLabelText('再输一次新密码'), second);
    await user.click(submit('重设密码并登录'));
  };

  it('is set anew by a code for that purpose, and the shopper goes where they were going', async () => {
    const { user, calls, where } = await forget({
      'session.sendSms': { retryAfter: 60 },
      'session.resetPassword': 'T3',
    });
    rememberTarget('/cart');
    expect(mobile()).toHaveValue('13800000001');
    await user.click(send());
    await screen.findByText('验证码已发送');
    await fill(user, 'newer5678', 'newer5678');
    await waitFor(() => expect(where()).toBe('/cart'));
    expect(calls.slice(0, 2)).toMatchObject([
      { op: 'session.sendSms', input: { mobile: '13800000001', purpose: 'reset' } },
      {
        op: 'session.resetPassword',
        input: {
          mobile: '13800000001',
          verify_code: '481200',
          password: 'newer5678',
          repassword: 'newer5678',
        },
      },
    ]);
    expect(localStorage.getItem('token')).toBe('T3');
    expect(screen.getByText('密码已重设，您已登录')).toBeVisible();
  });

  it('is not sent with a wrong number, no code, a weak password or another repeat', async () => {
    const { user, calls } = await forget();
    await user.clear(mobile());
    await user.type(mobile(), '1280000');
    await user.click(send());
    expect(screen.getByText('手机号码错误')).toBeVisible();
    expect(mobile()).toHaveFocus();
    await user.type(screen.getByLabelText('新密码'), 'short');
    await user.click(submit('重设密码并登录'));
    expect(screen.getByText('请输入短信里的验证码')).toBeVisible();
    expect(screen.getByLabelText('新密码')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('stays with what was typed when the code is refused, and leads back to the sign-in', async () => {
    const { user, where } = await forget({
      'session.resetPassword': () => {
        throw refused('sms.wrongCode', '验证码错误');
      },
    });
    await fill(user, 'newer5678', 'newer5678');
    expect(await screen.findAllByText('验证码错误')).toHaveLength(1);
    expect(where()).toBe('/login');
    expect(screen.getByLabelText('新密码')).toHaveValue('newer5678');
    await user.click(screen.getByRole('button', { name: '返回登录' }));
    expect(screen.getByLabelText('密码')).toBeVisible();
    expect(mobile()).toHaveValue('13800000001');
  });
});

describe('registering', () => {
  const fill = async (first: string, second: string, api: ScreenOptions['api'] = {}) => {
    const screenOf = await open(api);
    await screenOf.user.click(screen.getByRole('tab', { name: '注册' }));
    await screenOf.user.type(mobile(), '13900000001');
    await screenOf.user.type(screen.getByLabelText('密码'), first);
    await screenOf.user.type(screen.getByLabelText('确认密码'), second);
    await screenOf.user.click(submit('注册'));
    return screenOf;
  };

  it('returns to the login tab with 注册成功，快去登录吧', async () => {
    await fill('demo1234', 'demo1234', { 'session.register': null });
    expect(await screen.findByText('注册成功，快去登录吧')).toBeVisible();
    expect(screen.getByRole('tab', { name: '登录' })).toHaveAttribute('aria-selected', 'true');
    expect(mobile()).toHaveValue('13900000001');
    expect(screen.getByRole('switch', { name: '使用密码登录' })).toBeChecked();
  });

  const stranger = { 'member.userInfo': { ...member['member.userInfo'], mobileProved: false } };
  const registerAndEnter = async () => {
    const screenOf = await fill('demo1234', 'demo1234', {
      ...stranger,
      'session.register': null,
      'session.accountLogin': 'T4',
      'account.sendCode': { retryAfter: 60 },
      'account.proveMobile': null,
    });
    await screen.findByText('注册成功，快去登录吧');
    rememberTarget('/cart');
    await screenOf.user.type(screen.getByLabelText('密码'), 'demo1234');
    await screenOf.user.click(submit());
    expect(await screen.findByRole('dialog', { name: '验证您的手机号' })).toBeVisible();
    return screenOf;
  };

  it('offers the code at once and goes on to the cart with a proved number', async () => {
    const { user, calls, where } = await registerAndEnter();
    expect(where()).toBe('/login');
    await user.click(screen.getByRole('button', { name: '验证并继续' }));
    expect(screen.getByText('请输入短信里的验证码')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    await screen.findByText('验证码已发送');
    await user.type(screen.getByLabelText('发送到 138****0001 的验证码'), '481200');
    await user.click(screen.getByRole('button', { name: '验证并继续' }));
    await waitFor(() => expect(where()).toBe('/cart'));
    const sent = Object.fromEntries(calls.map(({ op, input }) => [op, input]));
    expect(sent).toMatchObject({
      'account.sendCode': { purpose: 'proveMobile' },
      'account.proveMobile': { verify_code: '481200' },
    });
  });

  it('lets the shopper put the code off', async () => {
    const { user, calls, where } = await registerAndEnter();
    await user.click(screen.getByRole('button', { name: '以后再说' }));
    await waitFor(() => expect(where()).toBe('/cart'));
    expect(calls.map(({ op }) => op)).not.toContain('account.proveMobile');
  });

  it('wants the same password twice', async () => {
    const { calls } = await fill('demo1234', 'demo12345');
    expect(screen.getByText('两次输入的密码不一致')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('wants a letter and a digit', async () => {
    const { calls } = await fill('12345678', '12345678');
    expect(screen.getByLabelText('密码')).toHaveAttribute('aria-invalid', 'true');
    expect(calls).toEqual([]);
  });
});

function Around({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>
  );
}
