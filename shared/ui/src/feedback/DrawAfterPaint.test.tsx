import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Sheet } from './Dialog.tsx';
import { inLanguage } from '../base/in-language.ts';
import { DrawAfterPaint } from './DrawAfterPaint.tsx';

beforeEach(() => inLanguage('en'));

const Page = ({ onDraw }: { onDraw: () => void }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title="All filters">
        <DrawAfterPaint>
          <Much onDraw={onDraw} />
        </DrawAfterPaint>
      </Sheet>
    </>
  );
};

const Much = ({ onDraw }: { onDraw: () => void }) => {
  onDraw();
  return <input aria-label="From" />;
};

describe('content of a dialog that comes later', () => {
  it('finds the dialog open when it is drawn', async () => {
    const user = userEvent.setup();
    const seen: (string | undefined)[] = [];
    render(<Page onDraw={() => seen.push(screen.queryByRole('heading')?.textContent)} />);
    expect(seen).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(seen[0]).toBe('All filters');
    expect(screen.getByRole('textbox', { name: 'From' })).toBeVisible();
  });

  it('leaves the focus before it, and Esc closes the dialog', async () => {
    const user = userEvent.setup();
    render(<Page onDraw={() => undefined} />);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('dialog', { name: 'All filters' })).toContainElement(activeElement());
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus();
  });
});

const activeElement = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
