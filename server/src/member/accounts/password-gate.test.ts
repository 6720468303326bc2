import { createLimits } from '../../platform/http/rate-limits.ts';
import { createPasswordGate } from './password-gate.ts';

const gateOf = (sendsCodes: boolean) => createPasswordGate(createLimits(null), sendsCodes);
const mobile = '13800000001';
const stranger = (at: number) => ({ mobile, ip: `10.0.${at}.1`, own: null });
const refusalOf = async (entering: Promise<unknown>) =>
  entering.then(
    () => undefined,
    ({ reason, detail }: { reason: string; detail: unknown }) => ({ reason, detail }),
  );

it('asks for a code after ten tries at a number, or for a day’s patience where none is sent', async () => {
  for (const [sendsCodes, reason] of [
    [true, 'login.codeNeeded'],
    [false, 'tooFast'],
  ] as const) {
    const gate = gateOf(sendsCodes);
    for (let at = 0; at < 10; at += 1) await gate.enter(stranger(at));
    expect(await refusalOf(gate.enter(stranger(11)))).toMatchObject({ reason });
  }
});

it('waits longer after each failure, from the third on', async () => {
  const limits = createLimits(null);
  const pauses: number[] = [];
  const gate = createPasswordGate(
    { ...limits, pause: async (_name, _key, seconds) => void pauses.push(seconds) },
    true,
  );
  for (let at = 0; at < 10; at += 1) await (await gate.enter(stranger(at))).failed();
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128]);
});

it('holds a pause against everybody but the member’s own browser', async () => {
  const gate = gateOf(true);
  for (let at = 0; at < 3; at += 1) await (await gate.enter(stranger(at))).failed();
  expect(await refusalOf(gate.enter(stranger(4)))).toEqual({ reason: 'tooFast', detail: { retryAfter: 1 } });
  const own = { ...stranger(4), own: { memberId: 'lin', asker: 'home' } };
  expect(await refusalOf(gate.enter(own))).toBeUndefined();
});

it('gives a try back that was right, to its machine and its network', async () => {
  const gate = gateOf(true);
  for (let at = 0; at < 200; at += 1)
    await (await gate.enter({ mobile: `138${at}`, ip: '10.0.0.1', own: null })).passed();
});
