import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Hotspot } from './hotspot.ts';
import { HotspotEditor } from './HotspotEditor.tsx';
import { freePlace, type HotspotPlace } from './hotspot-places.ts';
import { useSteps } from './useSteps.ts';

const two: readonly Hotspot[] = [
  { id: 'a', name: 'Sofa', place: { x: 5000, y: 6000 }, line: <span>Sofa</span> },
  { id: 'b', name: '', place: { x: 50, y: 9990 }, line: <span /> },
];

function Edited({ max = 5, disabled = false, start = two }) {
  const [spots, setSpots] = useState(start);
  const { put, undo } = useSteps(spots, setSpots);
  const placed = (id: string, place: HotspotPlace) =>
    put(spots.map((spot) => (spot.id === id ? { ...spot, place } : spot)));
  return (
    <HotspotEditor
      label="Picture 1"
      src="/media/a.webp"
      width={1600}
      height={900}
      spots={spots}
      onPlace={(place, id) =>
        id === undefined ? put([...spots, { id: 'c', name: '', place, line: <span /> }]) : placed(id, place)
      }
      onMove={placed}
      onRemove={(id) => put(spots.filter((spot) => spot.id !== id))}
      onUndo={undo}
      max={max}
      say={(what, { at, name, x, y }) => `${what} ${at} ${name || '–'} ${x} ${y}`}
      disabled={disabled}
    />
  );
}
/** jsdom has no pointer events: a mouse event with their name. */
const press = (type: string, on: Element, clientX: number, clientY: number) =>
  fireEvent(on, new MouseEvent(type, { bubbles: true, button: 0, clientX, clientY }));
const click = (on: Element, clientX: number, clientY: number) => {
  for (const type of ['pointerdown', 'pointerup', 'click']) press(type, on, clientX, clientY);
};
const spot = (at: number) => screen.getByRole('button', { name: new RegExp(`^spot ${at} `) });
const status = () => screen.getByRole('status').textContent;
/** The picture is 1000 px wide and 500 px high. */
const laidOut = () => {
  const stage = screen.getByRole('group');
  stage.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  for (const button of screen.queryAllByRole('button')) button.setPointerCapture = () => undefined;
  return stage;
};

it('moves a spot with arrows, further with Shift, and says where it is', async () => {
  const user = userEvent.setup();
  render(<Edited />);
  act(() => spot(1).focus());
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(status()).toBe('moved 1 Sofa 51 59');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(spot(1)).toHaveAccessibleName('spot 1 Sofa 46 59');
  expect(spot(1)).toHaveAttribute('aria-pressed', 'true');
});

it('does not move it out of the picture', async () => {
  const user = userEvent.setup();
  render(<Edited />);
  act(() => spot(2).focus());
  await user.keyboard('{ArrowLeft}{ArrowDown}');
  expect(status()).toBe('moved 2 – 0 100');
});

it('takes it away with Delete, and the next one has the focus', async () => {
  const user = userEvent.setup();
  render(<Edited />);
  act(() => spot(1).focus());
  await user.keyboard('{Delete}');
  expect(status()).toBe('removed 1 Sofa 50 60');
  expect(spot(1)).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^spot/ })).toBeNull();
  expect(screen.getByRole('group')).toHaveFocus();
});

it('places one where the picture is pressed, as many as there may be', () => {
  render(<Edited max={3} />);
  const stage = laidOut();
  click(stage, 250, 100);
  expect(status()).toBe('placed 3 – 25 20');
  expect(spot(3)).toBeInTheDocument();
  click(stage, 700, 100);
  expect(status()).toBe('full 3 – 70 20');
  expect(screen.getAllByRole('button', { name: /^spot/ })).toHaveLength(3);
});

it('is dragged, and a press that hardly moves only selects', () => {
  render(<Edited />);
  const stage = laidOut();
  press('pointerdown', spot(1), 500, 300);
  press('pointermove', spot(1), 502, 300);
  press('pointerup', spot(1), 500, 300);
  expect(spot(1)).toHaveAccessibleName('spot 1 Sofa 50 60');
  press('pointerdown', spot(1), 500, 300);
  press('pointermove', spot(1), 300, 50);
  press('pointerup', spot(1), 500, 300);
  // Some browsers report such a press as one on the picture.
  press('click', stage, 300, 50);
  expect(status()).toBe('moved 1 Sofa 30 10');
});

it('adds one without a pointer, at a free place and with the focus', async () => {
  const user = userEvent.setup();
  render(<Edited max={3} />);
  await user.click(screen.getByRole('button', { name: /^add/ }));
  await waitFor(() => expect(spot(3)).toHaveFocus());
  expect(spot(3)).toHaveAccessibleName('spot 3 – 50 50');
  expect(screen.getByRole('button', { name: /^add/ })).toBeDisabled();
});

it('stays as it is while nothing may be changed', async () => {
  const user = userEvent.setup();
  render(<Edited disabled />);
  click(laidOut(), 250, 100);
  act(() => spot(1).focus());
  await user.keyboard('{ArrowRight}{Delete}');
  expect(spot(1)).toHaveAccessibleName('spot 1 Sofa 50 60');
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('takes steps back one after the other, by the keyboard and by the button', async () => {
  const user = userEvent.setup();
  render(<Edited />);
  const back = screen.getByRole('button', { name: /^undo / });
  expect(back).toBeDisabled();
  act(() => spot(1).focus());
  await user.keyboard('{ArrowRight}{Delete}');
  await user.keyboard('{Control>}z{/Control}');
  expect(spot(1)).toHaveAccessibleName('spot 1 Sofa 51 60');
  expect(status()).toMatch(/^undone/);
  await user.click(back);
  expect(spot(1)).toHaveAccessibleName('spot 1 Sofa 50 60');
  expect(back).toBeDisabled();
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
});

it('marks what waits in the list: the next one by a press, any of them from its line', async () => {
  const user = userEvent.setup();
  const start = ['Sofa', 'Rug'].map((name) => ({ id: name, name, place: null, line: <span>{name}</span> }));
  render(<Edited start={start} max={2} />);
  await user.click(screen.getByRole('button', { name: /^markOf 2 Rug/ }));
  await waitFor(() => expect(spot(2)).toHaveFocus());
  expect(spot(2)).toHaveAccessibleName('spot 2 Rug 50 50');
  click(laidOut(), 250, 100);
  expect(spot(1)).toHaveAccessibleName('spot 1 Sofa 25 20');
  click(laidOut(), 700, 100);
  expect(status()).toMatch(/^full 2/);
  await user.click(screen.getByRole('button', { name: /^remove 2 Rug/ }));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('finds a free place for one that is added without a pointer', () => {
  expect(freePlace([])).toEqual({ x: 5000, y: 5000 });
  expect(freePlace([{ x: 5100, y: 4900 }])).toEqual({ x: 5800, y: 5000 });
});
