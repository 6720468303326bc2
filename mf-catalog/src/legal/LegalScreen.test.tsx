import { appInfo } from '@mall/platform';
import { lost, refused, renderScreen, sampleAppInfo, type ScreenOptions } from '@mall/testing';
import { act, screen, within } from '@testing-library/react';
import catalog from '../phrases/en.json' with { type: 'json' };
import { LegalScreen } from './LegalScreen.tsx';
import en from './phrases/en.json' with { type: 'json' };

const shown = {
  kind: 'returns' as const,
  title: 'Returns and refunds',
  text: '## How long\nSeven days.\n\n- unused <b>\n- complete',
  contentLang: 'zh' as const,
  since: '2026-11-02T01:00:00Z',
};
const open = (query = '?kind=returns', api: ScreenOptions['api'] = {}) =>
  renderScreen(<LegalScreen />, {
    route: '/legal',
    at: `/legal${query}`,
    lang: 'en',
    phrases: { catalog, legal: en },
    api: { 'legal.show': shown, ...api },
  });

it('is read in parts, with the day since when it is in force, and nothing in it is HTML', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'How long' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Returns and refunds' })).toBeVisible();
  expect(screen.getByText('In force since 2 Nov 2026')).toBeVisible();
  const items = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(items).toEqual(expect.arrayContaining(['unused <b>', 'complete']));
  expect(screen.getByText('Seven days.').parentElement).toHaveAttribute('lang', 'zh-CN');
  expect(document.title).toBe('Returns and refunds · Furnimall');
});

it('leads to the others that are in force', async () => {
  await open();
  await screen.findByText('Seven days.');
  const legal = [
    { kind: 'terms' as const, title: 'Terms of use' },
    { kind: 'returns' as const, title: 'Returns and refunds' },
  ];
  act(() => appInfo.set({ ...sampleAppInfo, legal }));
  const more = within(await screen.findByRole('navigation', { name: 'More' }));
  expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/legal?kind=terms']);
});

it.each(['?kind=nothing', '', '?kind=returns'])('says of %j that there is no such text', async (query) => {
  await open(query, {
    'legal.show': () => {
      throw refused('missing');
    },
  });
  expect(await screen.findByText('There is no such text')).toBeVisible();
  expect(screen.getByRole('link', { name: 'To the home page' })).toHaveAttribute('href', '/homeIndex');
});

it('offers to try again when it does not come', async () => {
  await open('?kind=returns', {
    'legal.show': () => {
      throw lost;
    },
  });
  expect(await screen.findByRole('button')).toBeVisible();
});
