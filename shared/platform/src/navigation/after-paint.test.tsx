import { act, screen } from '@testing-library/react';
import { fakeApi, renderScreen } from '@mall/testing';
import { useState } from 'react';
import { useQueryOf } from '../index.ts';
import { answered, answerVisitor } from './after-paint.ts';

const frames: FrameRequestCallback[] = [];
const paint = () => act(async () => frames.splice(0).forEach((draw) => draw(0)));
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  frames.length = 0;
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});
afterEach(() => jest.restoreAllMocks());

function Screen() {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    answerVisitor();
    setOpen(true);
  };
  return isOpen ? (
    <Name />
  ) : (
    <button type="button" onClick={open}>
      Open
    </button>
  );
}

function Name() {
  return <output>{useQueryOf('member.realName', {}).data?.realName ?? '…'}</output>;
}

describe('what answers the visitor', () => {
  it('is painted before anything is asked for that it reads', async () => {
    const { user } = await renderScreen(<Screen />);
    const calls = fakeApi({ 'member.realName': { realName: '林' } });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('…')).toBeVisible();
    expect(calls).toEqual([]);
    await paint();
    expect(await screen.findByText('林')).toBeVisible();
    expect(answered()).toBeUndefined();
  });

  it('is waited for once, by all that read', async () => {
    answerVisitor();
    const first = answered();
    answerVisitor();
    expect(answered()).toBe(first);
    await paint();
    expect(answered()).toBe(first);
    await nextTask();
    expect(answered()).toBeUndefined();
  });

  it('holds up a page in the background, which paints nothing, a tenth of a second', async () => {
    answerVisitor();
    await answered();
    expect(answered()).toBeUndefined();
  });
});
