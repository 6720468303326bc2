import { closedCookie, closedWith } from '@mall/contract/core/closed-announcements';
import './announcement.css';

/**
 * Closes the announcement that the composer wrote above #root (server/src/web/composer/announcement.ts), and lets this browser
 * remember it: the next page comes without. Only pages with an announcement load this.
 */
const year = 31_536_000;

const bar = document.querySelector<HTMLElement>('.announcement');
const button = bar?.querySelector<HTMLElement>('[data-announcement]');

button?.addEventListener('click', () => {
  const known = new RegExp(`(?:^|; )${closedCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
  const value = closedWith(known, button.dataset['announcement'] ?? '');
  document.cookie = `${closedCookie}=${value}; path=/; max-age=${year}; samesite=lax`;
  bar?.remove();
  // The button that had the focus is gone: the page begins where it did before.
  document.getElementById('main')?.focus({ preventScroll: true });
});
