import { renderScreen } from '@mall/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../phrases/en.json' with { type: 'json' };
import account from './phrases/en.json' with { type: 'json' };
import { ProfileScreen } from './ProfileScreen.tsx';
import { changesOf, draftOf, profileProblems } from './profile-draft.ts';

const profile = {
  id: '7',
  name: 'Rani',
  image: null,
  mobile: '138****0001',
  mobileProved: true,
  sex: 0 as const,
  birthday: null,
  email: null,
  rank: { level: 1, label: 'Gold member' },
};

it('saves what was changed, in the numbers of the wire', async () => {
  const { user, calls } = await renderScreen(<ProfileScreen />, {
    lang: 'en',
    phrases: { member: en, account },
    who: { token: 't' },
    api: { 'member.profile': profile, 'member.saveProfile': profile, 'member.userInfo': profile },
  });
  const name = await screen.findByRole('textbox', { name: /Name/ });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Male',
    'Female',
    'Secret',
  ]);
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(name).toHaveAccessibleDescription('Write a name');
  await user.type(name, 'Rani S.');
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Modified')).toBeInTheDocument();
  await waitFor(() => expect(calls.some(({ op }) => op === 'member.userInfo')).toBe(true));
  expect(calls.find(({ op }) => op === 'member.saveProfile')?.input).toEqual({ name: 'Rani S.', sex: '2' });
});

it.each([
  ['no name', { name: ' ' }, { name: 'name' }],
  ['a birthday to come', { birthday: '2030-01-01' }, { birthday: 'birthday' }],
  ['nothing but a name', {}, {}],
])('a profile with %s', (_what, given, problems) => {
  expect(profileProblems({ ...draftOf(profile), ...given }, '2026-11-20')).toEqual(problems);
});

it.each([
  ['a picture that stays', { name: 'Rani S.' }, {}],
  ['a picture that was removed', { image: null }, { image: null }],
  ['another picture', { image: '/media/new.webp' }, { image: '/media/new.webp' }],
  ['a birthday that was removed', { birthday: '' }, { birthday: null }],
])('sends of %s only what differs', (_what, given, sent) => {
  const before = { ...profile, image: '/media/demo/rani.webp', birthday: '1990-01-01' };
  expect(changesOf({ ...draftOf(before), ...given }, before)).toEqual({
    name: expect.any(String),
    sex: 0,
    ...sent,
  });
});
