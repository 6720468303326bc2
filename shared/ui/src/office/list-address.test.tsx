import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListAddress } from './list-address.ts';

function List() {
  const address = useListAddress({ tab: ['all', 'hidden'], sort: ['sales', 'price'], keyword: 'text' });
  const { search } = useLocation();
  return (
    <>
      <output>
        {JSON.stringify({ ...address.asked, page: address.page, search, query: address.query })}
      </output>
      <button type="button" onClick={() => address.ask({ tab: 'hidden', keyword: 'oak & ash' })}>
        ask
      </button>
      <button type="button" onClick={() => address.ask({ page: 3 })}>
        page
      </button>
      <button type="button" onClick={() => address.open('sort=price')}>
        view
      </button>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const open = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <List />
    </MemoryRouter>,
  );

it('reads what the address says and forgives what it gets wrong', () => {
  open('/?tab=nonsense&sort=price&page=-3&other=1');
  expect(shown()).toMatchObject({ tab: 'all', sort: 'price', keyword: '', page: 1, query: 'sort=price' });
});

it('writes only what differs, and begins at the first page', async () => {
  const user = userEvent.setup();
  open('/?page=7');
  await user.click(screen.getByText('ask'));
  expect(shown()).toMatchObject({
    tab: 'hidden',
    keyword: 'oak & ash',
    page: 1,
    search: '?tab=hidden&keyword=oak+%26+ash',
  });
  await user.click(screen.getByText('page'));
  expect(shown()).toMatchObject({ tab: 'hidden', page: 3, query: 'tab=hidden&keyword=oak+%26+ash' });
});

it('opens a view in the place of what was asked', async () => {
  const user = userEvent.setup();
  open('/?tab=hidden&page=2');
  await user.click(screen.getByText('view'));
  expect(shown()).toMatchObject({ tab: 'all', sort: 'price', page: 1 });
});
