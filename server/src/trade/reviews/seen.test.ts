import { countedAs, seenAfter, seenAtFirst } from './seen.ts';

const shown = { state: 'shown' as const, contact: null, text: 'Good sofa', follow_up: null };
const waiting = {
  state: 'waiting' as const,
  contact: 'phone' as const,
  text: '13800001111',
  follow_up: null,
};
const said = (text: string, followUp: string | null = null) => ({ text, followUp });

it('shows a new review at once, and lets one with a contact wait', () => {
  expect(seenAtFirst('Good sofa')).toEqual({ state: 'shown', contact: null });
  expect(seenAtFirst('call 13800001111')).toEqual({ state: 'waiting', contact: 'phone' });
});

it.each([
  ['clean words stay shown', shown, said('Great sofa'), 'shown'],
  ['new words with a contact wait', shown, said('13800001111'), 'waiting'],
  ['a later word with a contact waits', shown, said('Good sofa', 'oaksofa.com'), 'waiting'],
  ['without the contact it is shown', waiting, said('Good sofa'), 'shown'],
  ['with another contact it waits on', waiting, said('QQ 12345678'), 'waiting'],
  [
    'what was let through stays while its words stay',
    { ...waiting, state: 'shown' as const },
    said('13800001111'),
    'shown',
  ],
  [
    'what was let through waits with new words',
    { ...waiting, state: 'shown' as const },
    said('13800001112'),
    'waiting',
  ],
  ['what is hidden stays hidden', { ...shown, state: 'hidden' as const }, said('Great sofa'), 'hidden'],
])('%s', (_how, before, now, state) => expect(seenAfter(before, now).state).toBe(state));

it('counts only what shoppers see', () => {
  expect((['shown', 'waiting', 'hidden'] as const).map((state) => countedAs({ state, score: 4 }))).toEqual([
    4,
    null,
    null,
  ]);
});
