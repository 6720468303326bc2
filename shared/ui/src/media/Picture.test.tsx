import { act, fireEvent, render, screen } from '@testing-library/react';
import { inLanguage } from '../base/in-language.ts';
import { Picture } from './Picture.tsx';

beforeEach(() => {
  inLanguage('en');
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const fail = () => {
  fireEvent.error(screen.getByRole('img'));
  act(() => jest.advanceTimersByTime(5000));
};

describe('a picture', () => {
  it('is tried three times, then rests as a placeholder with the same words', () => {
    render(<Picture src="/media/p/sofa.webp" alt="Alva sofa" width={400} height={400} eager />);
    fail();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/p/sofa.webp');
    fail();
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/p/sofa.webp');
    fail();
    expect(screen.getByRole('img', { name: 'Alva sofa (picture not available)' })).not.toHaveAttribute('src');
  });

  it('that comes after all is shown, and a new address begins anew', () => {
    const { rerender } = render(<Picture src="/media/p/a.webp" alt="Sofa" width={400} height={400} eager />);
    for (let n = 0; n < 3; n += 1) fail();
    rerender(<Picture src="/media/p/b.webp" alt="Sofa" width={400} height={400} eager />);
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveAttribute('src', '/media/p/b.webp');
  });

  it('waits until it is near the window, with its box reserved', () => {
    let near: IntersectionObserverCallback = () => undefined;
    const observer = { observe: jest.fn(), disconnect: jest.fn() };
    const made = jest
      .spyOn(globalThis, 'IntersectionObserver')
      .mockImplementation((callback: IntersectionObserverCallback) => {
        near = callback;
        return observer as unknown as IntersectionObserver; // only what the picture calls
      });
    const { container } = render(<Picture src="/media/p/sofa.webp" alt="Sofa" width={400} height={300} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(container.firstChild).toHaveStyle({ aspectRatio: '400 / 300' });
    expect(made.mock.calls[0]?.[1]).toEqual({ rootMargin: '130% 100%' });
    act(() => near([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)); // the parts that the test reads
    expect(screen.getByRole('img', { name: 'Sofa' })).toHaveAttribute(
      'srcset',
      expect.stringContaining('/media/p/sofa.w800.webp 800w'),
    );
    made.mockRestore();
  });

  it('without an address is a placeholder at once', () => {
    render(<Picture src={null} alt="Sofa" width={400} height={400} />);
    expect(screen.getByRole('img', { name: 'Sofa (picture not available)' })).toBeInTheDocument();
  });
});
