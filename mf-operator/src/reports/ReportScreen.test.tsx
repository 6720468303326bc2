import shared from '@mall/office/reports/phrases/en.json' with { type: 'json' };
import { samplePromises, sampleReport, sampleRow } from '@mall/office/reports/sample-report';
import { renderScreen } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from './phrases/en.json' with { type: 'json' };
import { ReportScreen } from './ReportScreen.tsx';

const [money] = sampleReport().money;
const report = {
  ...sampleReport({
    by: 'shop',
    money:
      money === undefined
        ? []
        : [{ ...money, rows: [sampleRow({ key: '' }), sampleRow({ key: 's1', name: 'Oak' })] }],
  }),
  shop: null,
};

const open = (at: string, shop: { id: string; name: string } | null = null) =>
  renderScreen(<ReportScreen />, {
    lang: 'en',
    at: `/operator/reports${at}`,
    phrases: { reports: shared, mallReports: en },
    who: { token: 't' },
    api: {
      'operator.me': { userId: 'u1', name: 'Lin', role: 'all', permissions: ['finance.view', 'shop.view'] },
      'mallReport.sales': { ...report, shop },
      'mallReport.promises': samplePromises({
        by: 'shop',
        rows: [
          { key: 's1', to: '', name: 'Oak', sums: { due: 6, kept: 4, late: 1, open: 1, lateDays: 3 } },
          { key: '', to: '', name: '', sums: { due: 4, kept: 4, late: 0, open: 0, lateDays: 0 } },
        ],
      }),
      'mallShop.list': { list: [], total: 0, page: 1, size: 8 },
    },
  });

it('leads from the sales of all shops to those of one, in the same days', async () => {
  const { user, calls, where } = await open('?by=shop&period=7d');
  const table = within(await screen.findByRole('table', { name: 'By shop' }));
  expect(table.getByRole('link', { name: 'The mall itself' })).toHaveAttribute(
    'href',
    expect.stringContaining('of=mall'),
  );
  await user.click(table.getByRole('link', { name: 'Oak' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallReport.sales').at(-1)?.input).toEqual({
      period: '7d',
      compare: 'before',
      by: 'day',
      shopId: 's1',
    }),
  );
  expect(where()).toBe('/operator/reports?period=7d&of=s1');
});

it('is about one shop, or about what the mall sells itself', async () => {
  const { user, calls } = await open('?of=s1', { id: 's1', name: 'Oak' });
  const seller = await screen.findByRole('combobox', { name: 'Seller' });
  await waitFor(() => expect(seller).toHaveValue('Oak'));
  await user.clear(seller);
  await user.type(seller, 'The mall');
  await user.click(await screen.findByRole('option', { name: 'The mall itself' }));
  await waitFor(() =>
    expect(calls.filter(({ op }) => op === 'mallReport.sales').at(-1)?.input).toMatchObject({ own: 'true' }),
  );
});

it('says which promises were kept, the shops that kept fewest first', async () => {
  const { calls } = await open('?by=shop');
  const table = within(await screen.findByRole('table', { name: 'Promises kept' }));
  const [, worst, best] = table.getAllByRole('row');
  expect(worst).toHaveTextContent(/Oak64\s?1\s?1\s?66.7%/);
  expect(best).toHaveTextContent(/The mall itself44––100%/);
  expect(screen.getByText('by 3 days on average')).toBeVisible();
  expect(screen.getByText('100% before')).toBeVisible();
  expect(calls.find(({ op }) => op === 'mallReport.promises')?.input).toMatchObject({ by: 'shop' });
});
