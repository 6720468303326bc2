import type { OperatorPermission } from '@mall/contract/core/operator-permissions';
import type { Output } from '@mall/contract/operations';
import { refused, renderScreen, sampleAppInfo, type ScreenOptions } from '@mall/testing';
import { refresh } from '@mall/platform';
import { act, screen, waitFor, within } from '@testing-library/react';
import frame from '../phrases/en.json' with { type: 'json' };
import { LegalScreen } from './LegalScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const publishedAt = '2026-11-02T01:00:00Z';
const newest: Output<'mallLegal.detail'> = {
  kind: 'terms',
  version: 3,
  text: { en: 'Be kind.' },
  publishedAt,
};
const kinds = [
  { kind: 'terms' as const, title: 'Terms of use' },
  { kind: 'privacy' as const, title: 'Privacy' },
];
const list = [
  { kind: 'terms' as const, version: 3, languages: ['en' as const], publishedAt },
  { kind: 'terms' as const, version: 2, languages: [], publishedAt },
  { kind: 'terms' as const, version: 1, languages: ['zh' as const, 'en' as const], publishedAt },
];
const open = (api: ScreenOptions['api'] = {}, own: OperatorPermission[] = ['content.view', 'content.edit']) =>
  renderScreen(<LegalScreen />, {
    at: '/operator/legal',
    route: '/operator/legal',
    lang: 'en',
    phrases: { legalTexts: en, operator: frame },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Wei', role: 'custom', permissions: own },
      'mallLegal.list': { kinds, list },
      'mallLegal.detail': ({ kind, version }) =>
        version === '1'
          ? { ...newest, version: 1, text: { en: 'Be old.', zh: '旧' } }
          : kind === 'terms'
            ? newest
            : { ...newest, kind, version: 0, text: {} },
      'mallLegal.publish': { ...newest, version: 4 },
      'config.get': sampleAppInfo,
      ...api,
    },
  });
const words = () => screen.findByRole('textbox', { name: /^Words · English/ });
const published = (calls: Awaited<ReturnType<typeof open>>['calls']) =>
  calls.filter(({ op }) => op === 'mallLegal.publish').map(({ input }) => input);

it('publishes what was typed as the version after the one that was seen, and shows it beside', async () => {
  const { user, calls } = await open();
  const field = await words();
  expect(field).toHaveValue('Be kind.');
  await user.clear(field);
  await user.type(field, '## Kindness{Enter}Be kinder.');
  const preview = within(screen.getByRole('region', { name: 'What readers see' }));
  expect(preview.getByRole('heading', { level: 2, name: 'Kindness' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filipino' }));
  await user.type(screen.getByRole('textbox', { name: /^Words · Filipino/ }), 'Maging mabait.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() =>
    expect(published(calls)).toEqual([
      { kind: 'terms', version: '3', text: { en: '## Kindness\nBe kinder.', fili: 'Maging mabait.' } },
    ]),
  );
});

it('wants words in one language at least', async () => {
  const { user, calls } = await open();
  await user.clear(await words());
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Write it in one language at least')).toBeVisible();
  expect(published(calls)).toEqual([]);
});

it('takes the words of an older version into the form, to be published again', async () => {
  const { user, calls } = await open();
  await words();
  await user.click(screen.getByRole('button', { name: 'Use version 1 again' }));
  expect(await screen.findByText(/^The form holds the words of version 1/)).toBeVisible();
  expect(await words()).toHaveValue('Be old.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published(calls)).toHaveLength(1));
  expect(published(calls)[0]).toMatchObject({ version: '3', text: { en: 'Be old.', zh: '旧' } });
});

it('shows what another operator published meanwhile, and goes on from there', async () => {
  let isTold = false;
  const { user, calls } = await open({
    'mallLegal.publish': () => {
      if (isTold) return { ...newest, version: 5 };
      isTold = true;
      throw refused('goods.changedElsewhere', 'Changed', { version: 4, content: { en: 'Theirs.' } });
    },
  });
  await user.type(await words(), ' More.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/Version 4/)).toBeVisible();
  expect(await words()).toHaveValue('Be kind. More.');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(published(calls).map(({ version }) => version)).toEqual(['3', '4']));
});

it('keeps what is typed when another operator publishes meanwhile, and says so on saving', async () => {
  let version = 3;
  const { user } = await open({
    'mallLegal.detail': () => ({ ...newest, version, text: { en: version === 3 ? 'Be kind.' : 'Theirs.' } }),
  });
  await user.type(await words(), ' More.');
  version = 4;
  await act(() => refresh('mallLegal.detail'));
  expect(await words()).toHaveValue('Be kind. More.');
});

it('asks before another text is chosen over words that are not published', async () => {
  const { user, where } = await open();
  await user.type(await words(), ' More.');
  await user.click(screen.getByRole('button', { name: 'Privacy' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Stay' }));
  expect(where()).toBe('/operator/legal');
  expect(await words()).toHaveValue('Be kind. More.');
  await user.click(screen.getByRole('button', { name: 'Privacy' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Leave/ }));
  await waitFor(() => expect(where()).toBe('/operator/legal?kind=privacy'));
  expect(await words()).toHaveValue('');
});

it('takes a text away, keeps its words, and puts it back while that is offered', async () => {
  let version = 3;
  const { user, calls } = await open({
    'mallLegal.publish': () => ({ ...newest, version: (version += 1) }),
  });
  await words();
  await user.click(screen.getByRole('button', { name: 'Take it away' }));
  const undo = await screen.findByRole('button', { name: /Undo/ });
  expect(await words()).toHaveValue('Be kind.');
  await user.click(undo);
  await waitFor(() =>
    expect(published(calls)).toEqual([
      { kind: 'terms', version: 3, text: {} },
      { kind: 'terms', version: '4', text: { en: 'Be kind.' } },
    ]),
  );
});

it('only shows to whom may only look', async () => {
  const { user, where } = await open({}, ['content.view']);
  expect(await words()).toHaveAttribute('readonly');
  expect(screen.queryByRole('button', { name: /Publish|Take/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Privacy' }));
  expect(where()).toBe('/operator/legal?kind=privacy');
  expect(await screen.findByText(/^Nothing is written in this language/)).toBeVisible();
});
