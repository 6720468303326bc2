import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { inLanguage } from '../base/in-language.ts';
import { Cells } from './Cells.tsx';
import type { Column, Sort } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { RowKeysHint } from './RowKeysHint.tsx';

beforeEach(() => inLanguage('en'));

type Order = { number: string; total: number; paid: number | null };
const orders: Order[] = ['A1', 'A2', 'A3', 'A4'].map((number, index) => ({
  number,
  total: (index + 1) * 100_000,
  paid: index === 0 ? null : 5,
}));
const columns: Column<Order>[] = [
  {
    id: 'number',
    header: 'Order',
    sortable: true,
    cell: (order) => Cells.link(`/order/${order.number}`, order.number),
  },
  { id: 'total', header: 'Total', align: 'end', cell: (order) => Cells.money(order.total) },
  { id: 'paid', header: 'Paid', align: 'end', cell: (order) => Cells.money(order.paid) },
  { id: 'status', header: 'Status', cell: () => Cells.status('wait', 'Awaiting payment') },
];

const Orders = (props: Partial<DataTableProps<Order>>) => {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [sort, setSort] = useState<Sort>();
  return (
    <MemoryRouter>
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        rowKey={(order) => order.number}
        rowName={(order) => order.number}
        selection={{ keys: selected, set: setSelected }}
        sort={sort}
        onSort={setSort}
        {...props}
      />
    </MemoryRouter>
  );
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const chosen = () =>
  screen
    .getAllByRole('checkbox')
    .map((one) => (one instanceof HTMLInputElement && one.checked ? 'x' : '-'))
    .join('');

it('shows money with its digits, what is missing as a dash, and states as words', () => {
  render(<Orders />);
  const row = screen.getByRole('row', { name: /A1/ });
  expect(row).toHaveTextContent('¥1,000.00');
  expect(row).toHaveTextContent('–');
  expect(within(row).getByText('Awaiting payment')).toBeInTheDocument();
});

it('selects one, a range with Shift, and the whole page', async () => {
  const user = userEvent.setup();
  render(<Orders />);
  await user.click(box('Select A1'));
  await user.keyboard('{Shift>}');
  await user.click(box('Select A3'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toBe('-xxx-');
  expect(box('Select all rows of this page')).toBePartiallyChecked();
  await user.click(box('Select all rows of this page'));
  expect(chosen()).toBe('xxxxx');
  await user.click(box('Select all rows of this page'));
  expect(chosen()).toBe('-----');
});

it('sorts up, then down, and says so', async () => {
  const user = userEvent.setup();
  render(<Orders />);
  const head = screen.getByRole('columnheader', { name: 'Order' });
  expect(head).toHaveAttribute('aria-sort', 'none');
  await user.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort');
});

it('opens a row by a click beside its controls, and not while text is marked', async () => {
  const user = userEvent.setup();
  render(<Orders actions={() => [{ id: 'hide', label: 'Hide', run: () => undefined }]} />);
  const opened = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'A2' }).addEventListener('click', opened);
  const cell = screen.getByRole('row', { name: /A2/ }).querySelector('[data-column="total"]');
  if (cell === null) throw new Error('The row has no total');
  await user.click(cell);
  expect(opened).toHaveBeenCalledTimes(1);
  await user.click(box('Select A2'));
  await user.click(screen.getByRole('button', { name: 'Actions for A2' }));
  expect(opened).toHaveBeenCalledTimes(1);
  await user.keyboard('{Escape}');
  getSelection()?.selectAllChildren(cell);
  const before = opened.mock.calls.length;
  cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(opened).toHaveBeenCalledTimes(before);
  getSelection()?.removeAllRanges();
});

describe('J and K', () => {
  const focused = () => document.activeElement?.textContent;

  it('go through the rows by their names and stop at the ends; Enter opens', async () => {
    const user = userEvent.setup();
    render(<Orders />);
    await user.keyboard('j');
    expect(focused()).toBe('A1');
    await user.keyboard('jjjj');
    expect(focused()).toBe('A4');
    await user.keyboard('K');
    expect(focused()).toBe('A3');
    const opened = jest.fn((event: Event) => event.preventDefault());
    document.activeElement?.addEventListener('click', opened);
    await user.keyboard('{Enter}');
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('go on from the row in which something else has the focus', async () => {
    const user = userEvent.setup();
    render(<Orders actions={() => [{ id: 'hide', label: 'Hide', run: () => undefined }]} />);
    screen.getByRole('button', { name: 'Actions for A2' }).focus();
    await user.keyboard('j');
    expect(focused()).toBe('A3');
  });

  it('are letters in a field, and nothing with Ctrl or over a dialog', async () => {
    const user = userEvent.setup();
    render(
      <>
        <input aria-label="Search" />
        <Orders />
      </>,
    );
    await user.type(screen.getByLabelText('Search'), 'jk');
    expect(screen.getByLabelText('Search')).toHaveValue('jk');
    expect(screen.getByLabelText('Search')).toHaveFocus();
    await user.tab();
    const before = document.activeElement;
    await user.keyboard('{Control>}j{/Control}');
    expect(document.activeElement).toBe(before);
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    await user.keyboard('j');
    expect(document.activeElement).toBe(before);
    dialog.remove();
  });

  it('can be switched off', async () => {
    const user = userEvent.setup();
    const Switched = () => {
      const [on, setOn] = useState(true);
      return (
        <>
          <Orders keys={on} />
          <RowKeysHint on={on} onChange={setOn} />
        </>
      );
    };
    render(<Switched />);
    const keys = screen.getByRole('checkbox', { name: /^Keys/ });
    await user.click(keys);
    await user.keyboard('j');
    expect(keys).toHaveFocus();
    await user.click(keys);
    await user.keyboard('j');
    expect(focused()).toBe('A1');
  });
});

it('says where each value stands in the card that a row is on a phone', () => {
  const placed: Column<Order>[] = columns.map((column) =>
    column.id === 'status' ? { ...column, card: 'aside' } : column,
  );
  render(
    <Orders columns={[...placed, { id: 'note', header: 'Note', wideOnly: true, cell: () => 'calls' }]} />,
  );
  const row = screen.getByRole('row', { name: /A1/ });
  const places = [...row.querySelectorAll<HTMLElement>('[data-column]')].map((cell) => cell.dataset.place);
  expect(places).toEqual(['title', 'line', 'line', 'aside', 'none']);
});

it('says why it has no rows', () => {
  const { rerender } = render(<Orders rows={[]} empty="No order for “4999”" />);
  expect(screen.getByText('No order for “4999”')).toBeInTheDocument();
  rerender(<Orders rows={[]} load={{ state: 'failed', details: '8f21-77', retry: () => undefined }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded. Request 8f21-77.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('has no box for all rows where there are none', () => {
  const { rerender } = render(<Orders rows={[]} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  rerender(<Orders />);
  expect(box('Select all rows of this page')).toBeInTheDocument();
});

it('keeps a disabled action in the menu with its reason', async () => {
  const user = userEvent.setup();
  const hide = jest.fn();
  render(
    <Orders
      actions={() => [{ id: 'hide', label: 'Hide', run: hide, disabledBecause: 'Only received orders' }]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Actions for A2' }));
  await user.click(screen.getByRole('menuitem', { name: /Only received orders/ }));
  expect(hide).not.toHaveBeenCalled();
});
