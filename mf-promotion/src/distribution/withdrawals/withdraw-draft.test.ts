import {
  hindrance,
  mostOf,
  type Terms,
  toWithdrawal,
  type WithdrawDraft,
  withdrawProblems,
} from './withdraw-draft.ts';

const terms: Terms = {
  available: { commission: 128_640, redEnvelope: 500 },
  open: [],
  least: 1000,
  most: 2_000_000,
  leftToday: 100_000,
  timesLeft: 3,
  feeBps: 0,
  mostFee: 2500,
  days: 3,
  last: [],
};
const draft: WithdrawDraft = {
  amount: '100',
  again: '',
  method: 'bank',
  holder: '林小满',
  account: '4111 1111 1111 1111',
  by: 'password',
  password: 'demo1234',
  verify_code: '',
};

it('has nothing against an amount within the balance to an account that exists', () => {
  expect(withdrawProblems(draft, terms, 'commission')).toEqual({});
  expect(toWithdrawal(draft, 'commission')).toEqual({
    source: 'commission',
    amount: 10_000,
    password: 'demo1234',
    method: 'bank',
    holder: '林小满',
    account: '4111111111111111',
  });
});

it.each([
  ['no number', { amount: 'ten' }, { amount: 'amount' }],
  ['a part of a cent', { amount: '10.001' }, { amount: 'amount' }],
  ['less than the minimum', { amount: '9.99' }, { amount: 'least' }],
  ['more than the balance', { amount: '1286.41' }, { amount: 'balance' }],
  ['more than is left of the day', { amount: '1000.01' }, { amount: 'today' }],
  ['letters in the account', { account: '4111 1111 1111 111a' }, { account: 'bank' }],
  ['a wrong check digit', { account: '4111 1111 1111 1112' }, { account: 'bank' }],
  ['no holder', { holder: ' 林 ' }, { holder: 'holder' }],
  ['no password', { password: '' }, { password: 'proof' }],
] as const)('says at its field that there is %s', (_what, change, problem) => {
  expect(withdrawProblems({ ...draft, ...change }, terms, 'commission')).toEqual(problem);
});

it('asks no account again that money went to before', () => {
  const again = { ...draft, again: 'w1', holder: '', account: '' };
  expect(withdrawProblems(again, terms, 'commission')).toEqual({});
  expect(toWithdrawal(again, 'commission')).toEqual({
    source: 'commission',
    amount: 10_000,
    password: 'demo1234',
    again: 'w1',
  });
});

it.each([
  ['nothing', {}, undefined],
  ['one that is on its way', { open: ['commission' as const] }, 'open'],
  ['enough of them today', { timesLeft: 0 }, 'times'],
  ['enough money today', { leftToday: 999 }, 'today'],
  ['too little of it', { available: { commission: 999, redEnvelope: 0 } }, 'little'],
])('is hindered by %s', (_what, change, expected) => {
  expect(hindrance({ ...terms, ...change }, 'commission')).toBe(expected);
});

it('offers no more than the balance, the day and one withdrawal allow', () => {
  expect(mostOf(terms, 'commission')).toBe(100_000);
  expect(mostOf({ ...terms, leftToday: 5_000_000 }, 'commission')).toBe(128_640);
});
