import { ask } from './mall.js';

/**
 * The back office redirects a user without a session to /login of the embedding site. The session is this
 * site's alone.
 */
document.getElementById('login').addEventListener('submit', async (event) => {
  event.preventDefault();
  const refused = document.getElementById('refused');
  refused.textContent = '';
  try {
    const { code, msg, data } = await ask('/api/accountLogin', {
      method: 'POST',
      headers: { lang: 'en', 'x-locale': 'en' },
      body: new URLSearchParams(new FormData(event.target)),
    });
    if (code !== 200) return void (refused.textContent = msg);
    localStorage.setItem('token', data);
    localStorage.setItem('lang', 'en');
    location.assign('/office');
  } catch {
    refused.textContent = 'The mall cannot be reached. Try again.';
  }
});
