import type { Output } from '@mall/contract/operations';
import { events } from '@mall/platform';
import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import transfer from './transfer/phrases/en.json' with { type: 'json' };
import { PayScreen } from './PayScreen.tsx';

type Payment = Output<'payment.status'>;
type Intent = Output<'payment.start'>;

const soon = new Date(Date.now() + 20 * 60_000).toISOString();
const intent = (given: Partial<Intent> = {}): Intent => ({
  id: 'i1',
  orderId: 'o1',
  orderNo: '2026-1',
  method: 'sandbox',
  amount: 134_550,
  currency: 'CNY',
  status: 'pending',
  action: null,
  expiresAt: null,
  ...given,
});
const due: Payment = {
  orderId: 'o1',
  orderNo: '2026-1',
  status: 0,
  pay: 134_550,
  currency: 'CNY',
  expiresAt: soon,
  intent: null,
  methods: ['sandbox', 'offline'],
  accounts: [],
  rejected: null,
  paid: null,
};
const paid: Payment = {
  ...due,
  status: 1,
  expiresAt: null,
  paid: {
    orderNo: '2026-1',
    amount: 134_550,
    method: 'sandbox',
    paidAt: '2026-11-20T10:00:00+08:00',
    promisedAt: '2026-12-25T10:00:00+08:00',
  },
};

const open = (api: ScreenOptions['api']) =>
  renderScreen(<PayScreen />, {
    route: '/pay',
    at: '/pay?orderId=o1',
    lang: 'en',
    phrases: { checkout: en, transfer },
    who: { token: 't' },
    api,
  });

describe('paying', () => {
  it('says that the sandbox moves no money, and pays', async () => {
    let settled = false;
    const told: string[] = [];
    const { user, calls } = await open({
      'payment.status': () => (settled ? paid : due),
      'payment.start': intent(),
      'payment.sandbox': () => {
        settled = true;
        return intent({ status: 'succeeded' });
      },
    });
    const stop = events.on('order/paid', ({ orderId }) => told.push(orderId));
    expect(await screen.findByText('Test payment, no money moves.')).toBeInTheDocument();
    expect(screen.getAllByText('¥')).toHaveLength(2); // in the summary and in its foot
    await user.click(screen.getByRole('button', { name: 'Let it succeed' }));
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(screen.getByText(/25 December 2026/)).toBeInTheDocument();
    expect(told).toEqual(['o1']);
    expect(
      calls
        .filter(({ op }) => op.startsWith('payment.s') && op !== 'payment.status')
        .map(({ op, input }) => [op, input]),
    ).toEqual([
      ['payment.start', { id: 'o1', method: 'sandbox' }],
      ['payment.sandbox', { id: 'i1', outcome: 'success' }],
    ]);
    stop();
  });

  it('can be tried again after a failure', async () => {
    let failed = false;
    const { user } = await open({
      'payment.status': () => (failed ? { ...due, intent: intent({ status: 'failed' }) } : due),
      'payment.start': intent(),
      'payment.sandbox': () => {
        failed = true;
        return intent({ status: 'failed' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Let it fail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You can pay again');
    expect(screen.getByRole('button', { name: 'Let it succeed' })).toBeEnabled();
  });

  it('sends the proof of a transfer and waits for the shop', async () => {
    let sent = false;
    const { user, calls } = await open({
      'payment.status': () => (sent ? { ...due, intent: intent({ method: 'offline' }) } : due),
      'media.upload': { url: '/media/proof.webp', w: 8, h: 8, bytes: 99 },
      'payment.start': () => {
        sent = true;
        return intent({ method: 'offline' });
      },
    });
    await user.click(await screen.findByRole('radio', { name: /Bank transfer/ }));
    await user.click(screen.getByRole('button', { name: 'Send the proof' }));
    expect(screen.getByText('Add a picture of the transfer')).toBeInTheDocument();
    const picture = new File(['x'], 'slip.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText(/Add/), picture);
    await waitFor(() => expect(calls.some(({ op }) => op === 'media.upload')).toBe(true));
    await user.type(screen.getByRole('textbox', { name: /Note/ }), 'from my bank');
    await user.click(screen.getByRole('button', { name: 'Send the proof' }));
    expect(await screen.findByText('The shop is checking')).toBeInTheDocument();
    expect(calls.find(({ op }) => op === 'payment.start')?.input).toEqual({
      id: 'o1',
      method: 'offline',
      proofUrl: '/media/proof.webp',
      note: 'from my bank',
    });
  });

  it('shows where to transfer, with the exact amount and the reference to copy', async () => {
    const account = {
      ...{ id: 'a1', bank: 'Bank of Trees', holder: 'Furnimall Ltd', number: '6225 1234', branch: '' },
      ...{ note: 'Weekdays only', qr: '/media/proof/x/1-a.webp' },
    };
    const { user } = await open({
      'payment.status': { ...due, methods: ['offline'], accounts: [account], rejected: 'No such transfer' },
    });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText(/The last transfer was not found: No such transfer/)).toBeVisible();
    expect(screen.getByRole('img', { name: 'Code to pay with Bank of Trees' })).toBeVisible();
    expect(screen.getByText('Weekdays only')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy: Branch' })).toBeNull();
    for (const [label, text] of [
      ['Amount', '1345.50'],
      ['Reference', '2026-1'],
      ['Account number', '6225 1234'],
    ] as const) {
      await user.click(screen.getByRole('button', { name: `Copy: ${label}` }));
      expect(write).toHaveBeenLastCalledWith(text);
      expect(await screen.findByText(`Copied: ${label}`)).toBeVisible();
    }
  });

  it('shows a payment that was finished elsewhere', async () => {
    await open({ 'payment.status': paid });
    expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the order' })).toHaveAttribute(
      'href',
      '/userCenter/order?orderId=o1',
    );
  });

  it('says when the time ran out', async () => {
    await open({ 'payment.status': { ...due, status: 5, expiresAt: null } });
    expect(await screen.findByText('The order was cancelled')).toBeInTheDocument();
  });

  describe('at a gateway', () => {
    const scan = { kind: 'scan', text: 'weixin://x', picture: 'data:image/svg+xml,x' } as const;
    const redirect = { kind: 'redirect', url: 'http://mall.test/#at-the-gateway' } as const;
    const offered: Payment = { ...due, methods: ['alipay', 'wechat', 'sandbox'] };

    it('shows a code to scan, and the payment as soon as it has come', async () => {
      let stage: 'due' | 'begun' | 'paid' = 'due';
      const begun = intent({ method: 'wechat', action: scan });
      const { user, calls } = await open({
        'payment.status': () =>
          stage === 'paid' ? paid : stage === 'begun' ? { ...offered, intent: begun } : offered,
        'payment.start': () => {
          stage = 'begun';
          return begun;
        },
      });
      await user.click(await screen.findByRole('radio', { name: /WeChat Pay/ }));
      await user.click(screen.getByRole('button', { name: 'Show the code' }));
      expect(await screen.findByRole('img', { name: 'Code to pay with WeChat' })).toHaveAttribute(
        'src',
        scan.picture,
      );
      expect(calls.find(({ op }) => op === 'payment.start')?.input).toEqual({ id: 'o1', method: 'wechat' });
      stage = 'paid';
      await user.click(screen.getByRole('button', { name: 'I have paid' }));
      expect(await screen.findByRole('heading', { name: 'Paid' })).toBeInTheDocument();
    });

    it('goes to the gateway', async () => {
      const begun = intent({ method: 'alipay', action: redirect });
      const { user } = await open({ 'payment.status': offered, 'payment.start': begun });
      await user.click(await screen.findByRole('button', { name: 'Go and pay' }));
      await waitFor(() => expect(location.hash).toBe('#at-the-gateway'));
      location.hash = '';
    });

    it('is taken up again where it was left, and can be exchanged for another way', async () => {
      const { user, calls } = await open({
        'payment.status': { ...offered, intent: intent({ method: 'alipay', action: redirect }) },
      });
      expect(await screen.findByRole('link', { name: 'Go on to pay' })).toHaveAttribute('href', redirect.url);
      await user.click(screen.getByRole('button', { name: 'Pay another way' }));
      expect(screen.getByRole('radio', { name: /WeChat Pay/ })).toBeInTheDocument();
      expect(calls.some(({ op }) => op === 'payment.start')).toBe(false);
    });

    it('says that money which came too late goes back', async () => {
      await open({
        'payment.status': { ...offered, status: 5, expiresAt: null, intent: intent({ status: 'refunded' }) },
      });
      expect(await screen.findByText(/What arrived is sent back/)).toBeInTheDocument();
    });
  });
});
