import { act, render, screen } from '@testing-library/react';
import { media } from '../base/media.ts';
import { useMedia } from './useMedia.ts';

function Shape() {
  return <p>{useMedia(media.phone) ? 'phone' : 'wide'}</p>;
}

it('follows the width of the window while it is shown', () => {
  const list = Object.assign(new EventTarget(), { matches: true });
  const asked = jest.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList); // its part in use
  const { unmount } = render(<Shape />);
  expect(asked).toHaveBeenCalledWith('(max-width: 767px)');
  expect(screen.getByText('phone')).toBeVisible();
  act(() => {
    list.matches = false;
    list.dispatchEvent(new Event('change'));
  });
  expect(screen.getByText('wide')).toBeVisible();
  const removed = jest.spyOn(list, 'removeEventListener');
  unmount();
  expect(removed).toHaveBeenCalledTimes(1);
});
