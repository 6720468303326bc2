import { chromium } from '@playwright/test';
const base = process.env.MALL ?? 'http://localhost:8391';
const [mobile, ...targets] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const r = await fetch(`${base}/api/accountLogin`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', lang: 'en' },
  body: JSON.stringify({ mobile, password: 'demo1234' }),
});
const j = await r.json();
const token = j.data;
for (const w of [1440, 390])
  for (const theme of ['light', 'dark']) {
    const c = await b.newContext({
      viewport: { width: w, height: w === 390 ? 844 : 900 },
      colorScheme: theme,
    });
    const p = await c.newPage();
    p.on('console', (m) => m.type() === 'error' && console.log('console', m.text().slice(0, 200)));
    p.on('pageerror', (e) => console.log('pageerror', e.message));
    await p.goto(`${base}/healthz`);
    await p.evaluate(
      ([t]) => {
        localStorage.setItem('token', t);
        localStorage.setItem('lang', 'en');
      },
      [token],
    );
    for (const t of targets) {
      const [path, name] = t.split('=>');
      await p.goto(base + path);
      await p.waitForLoadState('networkidle');
      await p.waitForTimeout(700);
      await p.screenshot({ path: `/tmp/hand/${name}-${w}-${theme}.png` });
    }
    await c.close();
  }
await b.close();
