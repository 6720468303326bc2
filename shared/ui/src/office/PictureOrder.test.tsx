import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PictureOrder } from './PictureOrder.tsx';

const items = ['a', 'b', 'c'].map((id) => ({ id, name: id, url: `/media/${id}.webp` }));

function Ordered({ told }: { told: (ids: string[]) => void }) {
  const [list, setList] = useState(items);
  return (
    <PictureOrder
      label="Pictures"
      first="Cover"
      say={(what, { at }) => `${what} ${at}`}
      items={list}
      max={9}
      maxBytes={1}
      onOrder={(ids) => {
        told(ids);
        setList(ids.flatMap((id) => list.filter((item) => item.id === id)));
      }}
      onAdd={() => undefined}
      onRemove={(id) => setList(list.filter((item) => item.id !== id))}
    />
  );
}
const handles = () => screen.getAllByRole('button', { pressed: false });

it('moves a picture with the keyboard and says each step', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  render(<Ordered told={told} />);
  handles()[2]?.focus();
  await user.keyboard(' ');
  const status = screen.getByRole('status');
  const lifted = status.textContent;
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(status.textContent).not.toBe(lifted);
  expect(told).not.toHaveBeenCalled();
  await user.keyboard(' ');
  expect(told).toHaveBeenCalledWith(['c', 'a', 'b']);
});

it('puts it back with Escape', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  render(<Ordered told={told} />);
  handles()[0]?.focus();
  await user.keyboard(' {ArrowRight}{Escape}');
  expect(told).not.toHaveBeenCalled();
  expect(handles()).toHaveLength(3);
});

it('does not go beyond the ends', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  render(<Ordered told={told} />);
  handles()[1]?.focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight} ');
  expect(told).toHaveBeenCalledWith(['a', 'c', 'b']);
});
