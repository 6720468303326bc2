import { ask } from './mall.js';

/** The account has a second factor: `data.ticket` is good for five minutes and this browser. */
const secondFactorNeeded = 40311;
/** Five minutes, or five tries, are over. */
const ticketOver = 40900;
const second = document.getElementById('second');
let ticket;

/**
 * The back office redirects a user without a session to /login of the embedding site. The session is this
 * site's alone.
 */
document.getElementById('login').addEventListener('submit', async (event) => {
  event.preventDefault();
  const refused = document.getElementById('refused');
  refused.textContent = '';
  try {
    const { code, msg, data } = await (ticket === undefined ? firstStep(event.target) : secondStep());
    if (code === secondFactorNeeded) {
      ticket = data.ticket;
      second.hidden = false;
      return void second.querySelector('input').focus();
    }
    if (code === ticketOver) again();
    if (code !== 200) return void (refused.textContent = msg);
    localStorage.setItem('token', data);
    localStorage.setItem('lang', 'en');
    location.assign('/office');
  } catch {
    refused.textContent = 'The mall cannot be reached. Try again.';
  }
});

const again = () => {
  ticket = undefined;
  second.hidden = true;
};

const firstStep = (form) => post('/api/accountLogin', new FormData(form));

/** A passkey belongs to the mall's own address; here a code from the app or a recovery code does. */
const secondStep = () => {
  const typed = second.querySelector('input').value.trim();
  return post('/api/secondFactor', {
    ticket,
    [/^\d+$/.test(typed) ? 'one_time_code' : 'recovery_code']: typed,
  });
};

const post = (path, fields) =>
  ask(path, {
    method: 'POST',
    headers: { lang: 'en', 'x-locale': 'en' },
    body: new URLSearchParams(fields),
  });
