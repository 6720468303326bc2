import { ask } from './mall.js';

/** The back office sends whoever has no session to /login of the site that it stands in. The session is this site's alone. */
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
