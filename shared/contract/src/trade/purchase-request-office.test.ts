import { type WantStanding, wantAllows, wantStage, wantTasks } from './purchase-request-office.ts';

const fresh: WantStanding = { ended: null, verify: 'notVerified', expired: false, waiting: false };

it.each([
  ['a new one is to be verified', {}, 'toVerify'],
  ['a real one is worked on', { verify: 'real' }, 'inWork'],
  ['an offer that waits is above all else that is open', { expired: true, waiting: true }, 'quoted'],
  ['a fake one is closed', { verify: 'fake' }, 'closed'],
  ['one whose day is over is closed', { verify: 'real', expired: true }, 'closed'],
  ['an order wins it', { ended: 'won', expired: true }, 'won'],
  ['what was lost is closed', { ended: 'lost', verify: 'real' }, 'closed'],
  ['what was taken back is closed', { ended: 'cancelled' }, 'closed'],
] as const)('%s', (_sentence, over, stage) => {
  expect(wantStage({ ...fresh, ...over })).toBe(stage);
});

it.each([
  ['whatever is open and new', {}, ['verify', 'assign', 'follow', 'quote', 'end']],
  ['one that is fake: looked at again, or ended', { verify: 'fake' }, ['verify', 'end']],
  ['one out of date: no offer, and no verdict', { expired: true }, ['assign', 'follow', 'end']],
  ['nothing of what has ended', { ended: 'won' }, []],
] as const)('%s', (_sentence, over, tasks) => {
  expect(wantTasks.filter((task) => wantAllows(task, { ...fresh, ...over }))).toEqual(tasks);
});
