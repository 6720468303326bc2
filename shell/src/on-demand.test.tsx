import { toasts } from '@mall/platform';
import { render, screen, waitFor } from '@testing-library/react';
import { onDemand } from './on-demand.tsx';

const lost = () => Promise.reject(new Error('Loading chunk 7 failed.'));
const Dialog = ({ onClose }: { onClose: () => void }) => (
  <button type="button" onClick={onClose}>
    Close
  </button>
);

// React logs what a boundary catches.
let caught: jest.SpyInstance;
beforeEach(() => {
  caught = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
  toasts.set([]);
});

test('a page goes on without a part whose file cannot be fetched', async () => {
  const Footer = onDemand(lost);
  const { container } = render(
    <>
      <h1>Sofas</h1>
      <Footer />
    </>,
  );
  await waitFor(() => expect(caught).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Sofas' })).toBeVisible();
  expect(container.children).toHaveLength(1);
  expect(toasts.get()).toEqual([]);
});

test('a part that somebody asked for is refused with a sentence, and fetched again when it is asked for again', async () => {
  const load = jest.fn<Promise<{ default: typeof Dialog }>, []>(lost);
  const onClose = jest.fn();
  const Asked = onDemand(load, (props: { onClose: () => void }) => props.onClose());
  const { unmount } = render(<Asked onClose={onClose} />);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toasts.get().map(({ kind }) => kind)).toEqual(['error']);
  unmount();
  load.mockResolvedValue({ default: Dialog });
  render(<Asked onClose={onClose} />);
  expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
});
