import { act, screen } from '@testing-library/react';
import { fakeApi, renderScreen } from '@mall/testing';
import { useState } from 'react';
import { useQueryOf } from '../index.ts';
import { answered, answerVisitor } from './after-paint.ts';

const frames: FrameRequestCallback[] = [];
/** What waits for a page in the background; here its tenth of a second passes when a test says so. */
const inBackground: (() => void)[] = [];
const backgroundMs = 100;
const laterReally = globalThis.setTimeout;
const paint = () => act(async () => frames.splice(0).forEach((draw) => draw(0)));
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => {
  frames.length = 0;
  inBackground.length = 0;
  globalThis.setTimeout = ((work: () => void, ms?: number) => {
    if (ms === backgroundMs) inBackground.push(work);
    return laterReally(ms === backgroundMs ? () => {} : work, ms);
  }) as typeof setTimeout; // as it is called here; a mock of jest would be taken for stopped time
  jest.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
});
afterEach(() => {
  globalThis.setTimeout = laterReally;
  jest.restoreAllMocks();
});

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
    const waited = answered();
    for (const pass of inBackground) pass();
    await waited;
    expect(answered()).toBeUndefined();
  });
});
