import { dismissToast, toast, toasts } from './toasts.ts';

const shown = () => toasts.get().map(({ text }) => text);
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts.get()) dismissToast(id);
  jest.useRealTimers();
});

it('a success takes away an old failure', () => {
  toast.error('operation failed');
  jest.advanceTimersByTime(6000);
  toast.success('Modified');
  expect(shown()).toEqual(['Modified']);
});

it('a failure of the same act stays beside what went well', () => {
  toast.error('One piece is sold out');
  toast.success('3 pieces added');
  expect(shown()).toEqual(['One piece is sold out', '3 pieces added']);
});

it('what fails now leaves an old failure where it is', () => {
  toast.error('operation failed');
  jest.advanceTimersByTime(6000);
  toast.error('Please sign in again');
  expect(shown()).toEqual(['operation failed', 'Please sign in again']);
});
