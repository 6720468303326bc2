import { fireEvent, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { pinched, usePinch } from './usePinch.ts';

function Stage() {
  const { large, click, handlers, style } = usePinch();
  return (
    <button type="button" {...handlers} onClick={click} style={style}>
      {large ? 'large' : 'small'}
    </button>
  );
}

const tap = (pointerType: string) => {
  const stage = screen.getByRole('button');
  fireEvent.pointerDown(stage, { pointerType, pointerId: 1 });
  fireEvent.pointerUp(stage, { pointerType, pointerId: 1 });
  fireEvent.click(stage);
  return stage;
};

// jsdom's pointer events have no pointer type.
beforeAll(() => {
  class Pointer extends MouseEvent {
    readonly pointerType: string;
    readonly pointerId: number;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.pointerType = init.pointerType ?? 'mouse';
      this.pointerId = init.pointerId ?? 1;
    }
  }
  Object.assign(globalThis, { PointerEvent: Pointer });
  Object.assign(window, { PointerEvent: Pointer });
});

it('a mouse enlarges with one click and makes small with the next', () => {
  render(<Stage />);
  expect(tap('mouse')).toHaveTextContent('large');
  expect(tap('mouse')).toHaveTextContent('small');
});

it.each([
  ['enlarges with the second of two taps', [0, 299], ['small', 'large']],
  ['does not enlarge with two slow taps', [0, 300], ['small', 'small']],
  ['makes small with two more taps', [10, 20, 30, 40], ['small', 'large', 'large', 'small']],
])('a finger %s, counted from when the page opened', (_, times, seen) => {
  const now = jest.spyOn(performance, 'now');
  render(<Stage />);
  for (const [index, time] of times.entries()) {
    now.mockReturnValue(time);
    expect(tap('touch')).toHaveTextContent(seen[index] ?? '');
  }
  now.mockRestore();
});

it('two fingers that spread enlarge', () => {
  render(<Stage />);
  const stage = screen.getByRole('button');
  fireEvent.pointerDown(stage, { pointerId: 1, pointerType: 'touch', clientX: 0, clientY: 0 });
  fireEvent.pointerDown(stage, { pointerId: 2, pointerType: 'touch', clientX: 100, clientY: 0 });
  fireEvent.pointerMove(stage, { pointerId: 2, pointerType: 'touch', clientX: 300, clientY: 0 });
  expect(stage).toHaveTextContent('large');
  expect(stage.style.getPropertyValue('--zoom')).toBe('3');
});

it('what two fingers do stays between one and four times', () =>
  fc.assert(
    fc.property(fc.double({ min: 1, max: 4, noNaN: true }), fc.nat(2000), fc.nat(2000), (zoom, from, to) => {
      const next = pinched(zoom, from, to);
      return next >= 1 && next <= 4;
    }),
  ));
