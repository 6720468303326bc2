import { act, fireEvent, render, screen } from '@testing-library/react';
import { prepare } from '@mall/testing';
import { lazySection } from './lazy-section.tsx';

beforeEach(async () => {
  await prepare({ lang: 'en' });
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const rest = () => act(() => jest.advanceTimersByTimeAsync(2000));

it('fetches a part when the page rests, and only once', async () => {
  let asked = 0;
  const Part = lazySection(async () => {
    asked += 1;
    return { Component: ({ name }: { name: string }) => <p>{name}</p> };
  }, 300);
  const { rerender } = render(<Part name="reviews" />);
  expect(asked).toBe(0);
  await rest();
  expect(screen.getByText('reviews')).toBeVisible();
  rerender(<Part name="brand" />);
  expect(screen.getByText('brand')).toBeVisible();
  expect(asked).toBe(1);
});

it('lets a part that cannot be fetched rest alone, and tries it again', async () => {
  let broken = true;
  const Part = lazySection(async () => {
    if (broken) throw new Error('chunk lost');
    return { Component: () => <p>reviews</p> };
  }, 300);
  render(<Part />);
  await rest();
  const retry = screen.getByRole('button');
  broken = false;
  fireEvent.click(retry);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('reviews')).toBeVisible();
});
