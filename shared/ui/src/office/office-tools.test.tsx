import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { inLanguage } from '../base/in-language.ts';
import { ToastList } from '../feedback/ToastList.tsx';
import { Cells } from './Cells.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { chosenColumns, type Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { EditCell } from './EditCell.tsx';
import { ListSearch } from './list-tools.tsx';
import { useSelection } from './selection.ts';
import { BulkBar } from './table-parts.tsx';
import { UndoLabel } from './UndoLabel.tsx';

beforeEach(() => inLanguage('en'));

type Thing = { id: string };
const things: Thing[] = ['A1', 'A2', 'A3', 'A4'].map((id) => ({ id }));
const columns: Column<Thing>[] = [
  { id: 'id', header: 'Thing', cell: ({ id }) => Cells.link(`/${id}`, id) },
  { id: 'price', header: 'Price', cell: () => '1' },
  { id: 'stock', header: 'Stock', cell: () => '2' },
  { id: 'sold', header: 'Sold', cell: () => '3', offAtFirst: true },
];

function List({ scope = 'all', hide = () => undefined }: { scope?: string; hide?: (id: string) => void }) {
  const selection = useSelection(
    scope,
    1284,
    things.map(({ id }) => id),
  );
  return (
    <MemoryRouter>
      <DataTable
        label="Things"
        columns={columns}
        rows={things}
        rowKey={({ id }) => id}
        rowName={({ id }) => id}
        selection={selection}
        actions={({ id }) => [
          {
            id: 'hide',
            label: 'Hide',
            hotkey: 'h',
            run: () => hide(id),
            disabledBecause: id === 'A2' && 'In review',
          },
        ]}
      />
      <BulkBar count={selection.count} total={1284} onAll={selection.selectAll} onClear={selection.clear}>
        <button type="button">Change</button>
      </BulkBar>
    </MemoryRouter>
  );
}
const chosen = () => screen.getByRole('status').textContent;
const ticked = () =>
  screen
    .getAllByRole('checkbox')
    .slice(1)
    .map((box) => (box instanceof HTMLInputElement && box.checked ? 'x' : '-'))
    .join('');

describe('a selection', () => {
  it('is made by X and, up to the last one ticked, by Shift and X', async () => {
    const user = userEvent.setup();
    render(<List />);
    await user.keyboard('jx');
    expect(ticked()).toBe('x---');
    await user.keyboard('jj{Shift>}x{/Shift}');
    expect(ticked()).toBe('xxx-');
    expect(chosen()).toBe('3 selected');
    await user.keyboard('x');
    expect(ticked()).toBe('xx--');
  });

  it('may be of all that are found, and of the page again when one is taken out', async () => {
    const user = userEvent.setup();
    render(<List />);
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 1,284' }));
    expect(chosen()).toBe('1,284 selected');
    expect(screen.queryByRole('button', { name: 'Select all 1,284' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select A2' }));
    expect(chosen()).toBe('3 selected');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(ticked()).toBe('----');
    await user.keyboard('jx{Escape}');
    expect(ticked()).toBe('----');
  });

  it('ends when another list is asked for', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<List />);
    await user.click(screen.getByRole('checkbox', { name: 'Select A2' }));
    rerender(<List scope="hidden" />);
    expect(ticked()).toBe('----');
  });
});

it('a letter does what the row’s menu does, unless that is disabled', async () => {
  const user = userEvent.setup();
  const hide = jest.fn();
  render(<List hide={hide} />);
  await user.keyboard('h');
  expect(hide).not.toHaveBeenCalled();
  await user.keyboard('jhjh');
  expect(hide.mock.calls).toEqual([['A1']]);
});

describe('the column menu', () => {
  const Chosen = () => {
    const [cols, setCols] = useState('');
    return (
      <>
        <ColumnMenu columns={columns} chosen={cols} onChange={setCols} say={(key) => key} />
        <output>
          {chosenColumns(columns, cols)
            .map(({ id }) => id)
            .join()}
        </output>
      </>
    );
  };

  it('shows, hides and orders columns; the first one stays', async () => {
    const user = userEvent.setup();
    render(<Chosen />);
    expect(screen.getByRole('status')).toHaveTextContent('id,price,stock');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(screen.getByRole('dialog', { name: 'Columns' }));
    await user.click(menu.getByRole('checkbox', { name: 'Sold' }));
    await user.click(menu.getByRole('button', { name: 'Sold up' }));
    expect(screen.getByRole('status')).toHaveTextContent('id,price,sold,stock');
    await user.click(menu.getByRole('checkbox', { name: 'Price' }));
    expect(screen.getByRole('status')).toHaveTextContent('id,sold,stock');
    await user.click(menu.getByRole('button', { name: 'Back to default' }));
    expect(screen.getByRole('status')).toHaveTextContent('id,price,stock');
  });

  it('forgives an address that knows no such columns', () => {
    expect(chosenColumns(columns, 'nonsense').map(({ id }) => id)).toEqual(['id', 'price', 'stock']);
  });
});

describe('a cell that is edited', () => {
  type Save = (text: string) => Promise<boolean>;
  const Cell = ({ onSave, onNext }: { onSave: Save; onNext?: (back: boolean) => void }) => {
    const [editing, setEditing] = useState(false);
    return (
      <>
        <EditCell
          label="Price of A1"
          value="10.00"
          editing={editing}
          onEdit={setEditing}
          problem={(text) => (Number(text) < 5 ? 'At least 5' : undefined)}
          explain={(text) => `was 10.00, becomes ${text}`}
          onSave={onSave}
          {...(onNext ? { onNext } : {})}
        >
          ¥10.00
        </EditCell>
        <button type="button">elsewhere</button>
      </>
    );
  };
  const begin = async (onSave: Save, onNext?: (back: boolean) => void) => {
    const user = userEvent.setup();
    render(<Cell onSave={onSave} {...(onNext ? { onNext } : {})} />);
    await user.click(screen.getByRole('button', { name: /Change: Price of A1$/ }));
    return user;
  };
  const field = () => screen.queryByRole('textbox', { name: 'Price of A1' });

  it('saves by Enter and closes; the first key replaces what stood there', async () => {
    const save = jest.fn(() => Promise.resolve(true));
    const user = await begin(save);
    await user.keyboard('12{Enter}');
    expect(save).toHaveBeenCalledWith('12');
    expect(field()).toBeNull();
  });

  it('says what is wrong and does not save it; Esc leaves everything as it was', async () => {
    const save = jest.fn(() => Promise.resolve(true));
    const user = await begin(save);
    expect(screen.getByText('was 10.00, becomes 10.00')).toBeInTheDocument();
    await user.keyboard('3{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('At least 5');
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    await user.keyboard('{Escape}');
    expect(save).not.toHaveBeenCalled();
    expect(field()).toBeNull();
    expect(screen.getByRole('button', { name: /Change: Price of A1$/ })).toHaveFocus();
  });

  it('leaves the focus where the user went', async () => {
    const user = await begin(() => Promise.resolve(true));
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(field()).toBeNull();
    expect(screen.getByRole('button', { name: 'elsewhere' })).toHaveFocus();
  });

  it('stays open when it could not be saved, or is left with something new', async () => {
    const user = await begin(() => Promise.resolve(false));
    await user.keyboard('12{Enter}');
    expect(field()).toHaveValue('12');
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(screen.getByText('Not saved')).toBeInTheDocument();
  });

  it('saves by Tab and goes on', async () => {
    const next = jest.fn();
    const user = await begin(() => Promise.resolve(true), next);
    await user.keyboard('12');
    await user.tab({ shift: true });
    expect(next).toHaveBeenCalledWith(true);
  });
});

it('a toast is taken back by its letter, but not while somebody types', async () => {
  const user = userEvent.setup();
  const [undo, close] = [jest.fn(), jest.fn()];
  const action = { label: <UndoLabel keys>Undo</UndoLabel>, run: undo };
  render(
    <>
      <input aria-label="Search" />
      <ToastList toasts={[{ id: 1, kind: 'success', text: '3 hidden', action }]} onClose={close} />
    </>,
  );
  await user.type(screen.getByLabelText('Search'), 'z');
  expect(undo).not.toHaveBeenCalled();
  await user.tab();
  await user.keyboard('z');
  expect(undo).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledWith(1);
});

it('shows the word that the address asks for, also when something else changed it', async () => {
  const user = userEvent.setup();
  const found: string[] = [];
  const search = (keyword: string) => (
    <ListSearch label="Find" keyword={keyword} onSearch={(word) => found.push(word)} />
  );
  const { rerender } = render(search('oak'));
  const field = screen.getByRole('searchbox', { name: 'Find' });
  await user.type(field, ' desk{Enter}');
  expect(found).toEqual(['oak desk']);
  rerender(search(''));
  expect(field).toHaveValue('');
});
