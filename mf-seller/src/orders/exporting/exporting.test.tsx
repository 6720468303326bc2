import { permissions } from '@mall/contract/core/permissions';
import { usualColumns } from '@mall/contract/trade/order-export';
import { type ExportFrom, LazyExport } from '@mall/office/exporting';
import en from '@mall/office/exporting/phrases/en.json' with { type: 'json' };
import { jobsDrawer } from '@mall/office/jobs';
import jobs from '@mall/office/jobs/phrases/en.json' with { type: 'json' };
import { drafts } from '@mall/platform';
import { renderScreen, type ScreenOptions } from '@mall/testing';
import { screen, waitFor, within } from '@testing-library/react';
import seller from '../../phrases/en.json' with { type: 'json' };
import { ExportButton } from './ExportButton.tsx';

const from: ExportFrom = { tab: 'awaitingShipment', range: 'all', keyword: '' };

let closed = 0;
const open = (api: ScreenOptions['api']) =>
  renderScreen(<LazyExport of="shop" from={from} onClose={() => (closed += 1)} />, {
    lang: 'en',
    phrases: { seller, exporting: en, jobs },
    who: { token: 't', isShop: true, permissions: [...permissions] },
    api,
  });

beforeEach(() => {
  drafts.write('exportColumns', null);
  jobsDrawer.set(false);
  closed = 0;
  URL.createObjectURL = () => '#saved';
});

it('saves a few orders at once, by a key, with the columns that were chosen; they are chosen the next time', async () => {
  const { user, calls } = await open({
    'shopOrder.exportCount': { orders: 12, lines: 30 },
    'shopOrder.batchExportKey': { key: 'once', expiresAt: '' },
    'shopOrder.exportExcel': null,
  });
  const dialog = await screen.findByRole('dialog', { name: 'Export orders' });
  expect(await within(dialog).findByText('Orders: 12, lines: 30')).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Phone' }));
  await user.click(within(dialog).getByRole('button', { name: 'Export to Excel' }));
  expect(await screen.findByText('The file is saved')).toBeVisible();
  expect(closed).toBe(1);
  const asked = calls.find(({ op }) => op === 'shopOrder.batchExportKey')?.input;
  const columns = usualColumns.filter((column) => column !== 'phone');
  expect(asked).toEqual({ tab: 'awaitingShipment', range: 'all', columns });
  expect(calls.at(-1)).toMatchObject({ op: 'shopOrder.exportExcel', input: { id: 'once' } });
  expect(drafts.read('exportColumns', Array.isArray)).toEqual(columns);
});

it('writes many in the background and opens the drawer', async () => {
  const { user, calls } = await open({ 'shopOrder.exportCount': { orders: 5000, lines: 12_000 } });
  const dialog = await screen.findByRole('dialog', { name: 'Export orders' });
  expect(await within(dialog).findByText(/written in the background/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Export to Excel' }));
  await waitFor(() => expect(calls.some(({ op }) => op === 'shopOrder.exportJob')).toBe(true));
});

it('does nothing for no order, no column, or days the wrong way round', async () => {
  const { user } = await open({
    'shopOrder.exportCount': (input) =>
      input.range === 'all' ? { orders: 1, lines: 1 } : { orders: 0, lines: 0 },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Export orders' });
  const start = within(dialog).getByRole('button', { name: 'Export to Excel' });
  await waitFor(() => expect(start).toBeEnabled());
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Ordered' }), 'today');
  expect(await within(dialog).findByText('No order fits')).toBeVisible();
  expect(start).toBeDisabled();
});

it('is closed with a reason for who may not export', async () => {
  await renderScreen(<ExportButton />, {
    lang: 'en',
    phrases: { seller },
    who: { token: 't', isShop: true, permissions: ['order.view'] },
  });
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('title');
});
