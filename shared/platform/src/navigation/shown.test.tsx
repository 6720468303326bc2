import { act, render, screen } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { useShown } from './shown.ts';

const never = new Promise<never>(() => undefined);
const history = createBrowserHistory({ v5Compat: true });

const isAtHand = (from: string, to: string): boolean => from === '/list' && to === '/near';

function Where() {
  const { pathname, search } = useShown(history, isAtHand).location;
  return (
    <Suspense fallback="not yet">
      <output>
        {pathname + search}
        {search.includes('loading') && <Loading />}
        {pathname === '/far' && <Loading />}
      </output>
    </Suspense>
  );
}

function Loading(): ReactNode {
  return use(never);
}

beforeEach(() => history.replace('/list'));

it('keeps the screen before until the next one is loaded', async () => {
  render(<Where />);
  await act(async () => history.push('/far'));
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('/list');
});

it('draws another query of the same screen at once', async () => {
  render(<Where />);
  await act(async () => history.push('/list?tab=open'));
  expect(screen.getByRole('status')).toHaveTextContent('/list?tab=open');
  await act(async () => history.push('/list?tab=loading'));
  expect(screen.getByText('not yet')).toBeVisible();
});

it('draws at once what is at hand', async () => {
  render(<Where />);
  await act(async () => history.push('/near?tab=loading'));
  expect(screen.getByText('not yet')).toBeVisible();
});

it('comes back to a screen as to another one', async () => {
  render(<Where />);
  await act(async () => history.push('/far'));
  await act(async () => history.replace('/list?tab=open'));
  expect(screen.getByRole('status')).toHaveTextContent('/list?tab=open');
});

it('draws what is not loaded after a second all the same', async () => {
  jest.useFakeTimers();
  render(<Where />);
  await act(async () => history.push('/far'));
  await act(async () => jest.advanceTimersByTime(900));
  expect(screen.getByRole('status')).toHaveTextContent('/list');
  await act(async () => jest.advanceTimersByTime(200));
  expect(screen.getByText('not yet')).toBeVisible();
  jest.useRealTimers();
});
