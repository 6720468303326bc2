import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from '../base/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { inLanguage } from '../base/in-language.ts';

beforeEach(() => inLanguage('en'));

const Page = ({ content = <p>Really?</p> }: { content?: ReactNode }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Delete</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete this address?"
        actions={<Button onClick={() => setOpen(false)}>Keep it</Button>}
      >
        {content}
      </Dialog>
    </>
  );
};

describe('a dialog', () => {
  it.each([
    [
      'its cross',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['Esc', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its own button',
      async (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: 'Keep it' })),
    ],
  ])('closed by %s gives focus back to what opened it', async (_way, close) => {
    const user = userEvent.setup();
    render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('dialog', { name: 'Delete this address?' })).toBeVisible();
    await close(user);
    expect(screen.queryByText('Really?')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  it('begins at its title, or at its first field', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Page />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('heading', { name: 'Delete this address?' })).toHaveFocus();
    unmount();
    render(<Page content={<input aria-label="Name" />} />);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });
});
