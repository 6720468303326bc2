import { closedWith } from '@mall/contract/core/closed-announcements';

const write = (id: string): void => {
  document.body.innerHTML = `<aside class="announcement"><p>Free delivery</p>
    <button type="button" data-announcement="${id}" aria-label="Close"></button></aside>
    <div id="root"><main id="main" tabindex="-1"></main></div>`;
};
it('closes, is remembered by the browser, and the focus begins with the page', async () => {
  document.cookie = 'closed=3';
  write('7');
  await import('./index.ts');
  document.querySelector('button')?.click();
  expect(document.querySelector('.announcement')).toBeNull();
  expect(document.cookie).toContain('closed=3.7');
  expect(document.getElementById('main')).toBe(document.activeElement);
});

it.each([
  ['', '7', '7'],
  ['3', '7', '3.7'],
  ['7.3', '7', '3.7'],
  ['1.2.3.4.5.6.7.8.9.10', '11', '2.3.4.5.6.7.8.9.10.11'],
])('after %s closing %s is remembered as %s', (before, id, after) => {
  expect(closedWith(before, id)).toBe(after);
});
