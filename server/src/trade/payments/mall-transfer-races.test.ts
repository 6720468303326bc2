import { type MallWithGateways, startMallWithGateways } from '../../testing/gateways.ts';
import { expectInvariants } from '../../testing/invariants.ts';
import { createPeople, type People } from '../../testing/people.ts';
import { shelfOf } from '../../testing/shelf.ts';
import { arrived, createTransfers } from '../../testing/transfers.ts';

let mall: MallWithGateways;
let people: People;
let transfers: ReturnType<typeof createTransfers>;
let wei: ReturnType<MallWithGateways['api']['as']>;
beforeAll(async () => {
  mall = await startMallWithGateways();
  people = createPeople(mall.api);
  transfers = createTransfers(mall.api, people);
  const memberId = await mall.api.given.member({ operator: true, name: 'Wei' });
  wei = mall.api.as({ token: await mall.api.signIn(memberId), lang: 'en' });
  await transfers.account();
  await transfers.account(null, { currency: 'USD' });
});
afterEach(() => expectInvariants(mall.api));
afterAll(() => mall.stop());

const rounds = [0, 1, 2, 3, 4, 5];
const together = <T>(turn: number, one: () => Promise<T>, two: () => Promise<T>): Promise<T[]> =>
  Promise.all(turn % 2 === 0 ? [one(), two()] : [two(), one()]);
type Answer = { code: number; status: number; msgKey?: string };
const confirm = (id: string, amount?: number): Promise<Answer> =>
  wei.call('platformOrder.confirmPayment', arrived(id, amount));
const detail = async (id: string) => (await wei.call('platformOrder.detail', { id })).data;
const wins = (answers: readonly Answer[]) => answers.filter(({ code }) => code === 200).length;

it('is confirmed five times at once: once', async () => {
  const { id, skuId } = await transfers.transferred();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(id)));
  expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual([
    'done',
    ...Array.from({ length: 4 }, () => 'order.notAllowed'),
  ]);
  expect((await detail(id)).events).toHaveLength(2);
  expect(await shelfOf(mall.api, skuId)).toEqual({ stock: 9, held: 0 });
});

it('that comes after the end, recorded five times at once, is owed once', async () => {
  const { lin, id } = await transfers.transferred();
  await lin.call('order.cancel', { id });
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(id)));
  expect(answers.map(({ msgKey }) => msgKey ?? 'done').toSorted()).toEqual([
    'done',
    ...Array.from({ length: 4 }, () => 'payment.closed'),
  ]);
  await expectPaidOrOwed(id);
});

/** The order is paid, or it is cancelled and its money owed back. */
const expectPaidOrOwed = async (id: string): Promise<void> => {
  const { status, payments, refunds } = await detail(id);
  const settled = payments.filter((one) => one.status === 'succeeded' || one.status === 'refunded');
  expect(settled.map((one) => one.status).length).toBeLessThanOrEqual(1);
  if (settled.length === 0) return expect([status, refunds]).toEqual([5, []]);
  expect([status, settled[0]?.status, refunds.length]).toEqual(
    status === 1 ? [1, 'succeeded', 0] : [5, 'refunded', 1],
  );
};

it.each(rounds)('confirmed and cancelled by its buyer: paid, or owed back (%d)', async (round) => {
  const { lin, id } = await transfers.transferred();
  const answers = await together<Answer>(
    round,
    () => confirm(id),
    () => lin.call('order.cancel', { id }),
  );
  expect(wins(answers)).toBeGreaterThanOrEqual(1);
  await expectPaidOrOwed(id);
});

it.each(rounds)('confirmed and cancelled by another operator: paid, or owed back (%d)', async (round) => {
  const { id } = await transfers.transferred();
  const answers = await together<Answer>(
    round,
    () => confirm(id),
    () => wei.call('platformOrder.cancel', { id, reason: 'x' }),
  );
  expect(wins(answers)).toBeGreaterThanOrEqual(1);
  await expectPaidOrOwed(id);
});

it.each(rounds)('confirmed and rejected: one of the two (%d)', async (round) => {
  const { id, paymentId } = await transfers.transferred();
  const answers = await together<Answer>(
    round,
    () => confirm(id),
    () => wei.call('platformOrder.rejectPayment', { id, paymentId, reason: 'x' }),
  );
  const { status, payments } = await detail(id);
  // A transfer that was rejected first has been found after all: the money decides.
  expect(status).toBe(1);
  expect(payments.filter((one) => one.status === 'succeeded')).toHaveLength(1);
  expect(answers.every((answer) => answer.status < 500)).toBe(true);
});

it.each(rounds)('confirmed while another proof comes: paid once (%d)', async (round) => {
  const { lin, id } = await transfers.transferred();
  const proofUrl = await people.picture(lin.memberId);
  const answers = await together<Answer>(
    round,
    () => confirm(id),
    () => lin.call('payment.start', { id, method: 'offline', proofUrl }),
  );
  expect(answers.every((answer) => answer.status < 500)).toBe(true);
  const { status, payments } = await detail(id);
  expect(status).toBe(1);
  expect(payments.filter((one) => one.status === 'succeeded')).toHaveLength(1);
  expect(payments.filter((one) => one.status === 'pending')).toHaveLength(0);
});

it.each(rounds)(
  'confirmed while a gateway tells of its payment: paid once, the other money goes back (%d)',
  async (round) => {
    const { orderId, payment, lin } = await mall.begun('stripe');
    const { pay } = await detail(orderId);
    const answers = await together<unknown>(
      round,
      () => confirm(orderId, pay),
      () => mall.pay(payment),
    );
    const mine = answers.find(
      (answer): answer is Answer => typeof answer === 'object' && answer !== null && 'code' in answer,
    );
    const { status, payments, refunds } = await detail(orderId);
    expect(status).toBe(1);
    const paid = payments.filter((one) => one.status === 'succeeded').map(({ method }) => method);
    expect(paid).toEqual([mine?.code === 200 ? 'offline' : 'stripe']);
    const late = await mall.api.db
      .selectFrom('refunds')
      .select(['kind', 'amount', 'status'])
      .where('order_id', '=', orderId)
      .execute();
    // The gateway's money came second: it is owed to the buyer, and its gateway sends it.
    expect(late).toEqual(mine?.code === 200 ? [{ kind: 'late', amount: pay, status: 'approved' }] : []);
    expect(refunds.length).toBe(late.length);
    expect((await lin.call('order.detail', { id: orderId })).data.paid).toBe(pay);
  },
);
