import type { Page } from '@playwright/test';
import { axeOn } from './support/axe.ts';
import { data } from './support/api.ts';
import { watchComplaints } from './support/complaints.ts';
import { goodsAtTheDoor } from './support/deliveries.ts';
import { arrive, expect, open, test } from './support/mall.ts';
import { pngFile } from './support/pictures.ts';
import { expectFits } from './support/width.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true });

/** Opens the link online and waits until the page works offline. */
const openJob = async (page: Page, path: string): Promise<void> => {
  await page.goto(path.replace('#', '?lang=en#'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const kept = async () => (await (await caches.open('installer')).keys()).length;
    while ((await kept()) < 4) await new Promise((resolve) => setTimeout(resolve, 50));
  });
};

const draw = async (page: Page): Promise<void> => {
  const pad = page.getByRole('img', { name: /^Signature pad/ });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (box === null) throw new Error('No pad');
  await page.mouse.move(box.x + 20, box.y + 40);
  await page.mouse.down();
  for (let step = 1; step < 12; step += 1)
    await page.mouse.move(box.x + 20 + step * 12, box.y + 40 + (step % 3) * 9);
  await page.mouse.up();
};

const countSent = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/installer/'))
      sent.push(new URL(request.url()).pathname.replace(/photo\/.+/, 'photo'));
  });
  return sent;
};

test('a form that is filled in without a line outlives a reload and arrives once (features I14)', async ({
  page,
  context,
  member,
}) => {
  const job = await goodsAtTheDoor(member.token);
  const sent = countSent(page);
  await openJob(page, job.path);
  await context.setOffline(true);

  await page.getByRole('radio', { name: 'In order' }).check();
  await page
    .getByLabel('Take a photo')
    .setInputFiles([pngFile('one.png', 2400, 1600), pngFile('two.png', 300, 200)]);
  await expect(page.getByRole('img', { name: /^Photo/ })).toHaveCount(2);
  await page.getByLabel('Name of who signs').fill('Lin Mei');
  await draw(page);

  // The form's content is there again, photos and all, before anything is submitted.
  await page.reload();
  await expect(page.getByLabel('Name of who signs')).toHaveValue('Lin Mei');
  await expect(page.getByRole('img', { name: /^Photo/ })).toHaveCount(2);
  await expect(page.getByRole('img', { name: 'Signature drawn by hand' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Kept on this phone, will be sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Kept on this phone, will be sent')).toBeVisible();
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText('Accepted and sent')).toBeVisible({ timeout: 30_000 });
  await page.reload();
  await expect(page.getByText('Accepted and sent')).toBeVisible();
  expect(sent.toSorted()).toEqual(['/api/installer/photo', '/api/installer/photo', '/api/installer/submit']);

  const seen = (await data('order.logistics', { orderId: job.orderId }, job.buyer)).deliveries[0];
  const shown = await data('delivery.show', { id: job.id }, job.shop);
  expect(seen?.status).toBe(5);
  expect(seen?.form).toEqual(shown.form);
  expect(seen?.form).toMatchObject({ result: 'accepted', signedBy: 'Lin Mei' });
  expect((await data('order.detail', { id: job.orderId }, job.buyer)).status).toBe(4);
  const widths = await page.evaluate(
    (photos) =>
      Promise.all(
        photos.map(async (photo) => {
          const picture = new Image();
          picture.src = photo;
          await picture.decode();
          return picture.naturalWidth;
        }),
      ),
    seen?.form?.photos ?? [],
  );
  expect(widths).toEqual([1600, 300]);
});

test('an answer that is lost on the way makes no second form', async ({ page, member }) => {
  const job = await goodsAtTheDoor(member.token);
  await openJob(page, job.path);
  let tries = 0;
  await page.route('**/api/installer/submit', async (route) => {
    tries += 1;
    if (tries > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page.getByRole('radio', { name: 'In order' }).check();
  await page.getByLabel('Take a photo').setInputFiles([pngFile('one.png'), pngFile('two.png')]);
  await page.getByLabel('Name of who signs').fill('Lin Mei');
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('Accepted and sent')).toBeVisible();
  expect(tries).toBe(2);
  const { steps, form } = await data('delivery.show', { id: job.id }, job.shop);
  expect(steps.filter(({ status }) => status === 5)).toHaveLength(1);
  expect(form?.photos).toHaveLength(2);
});

test('the page keeps to the policy and to a narrow phone, and speaks four languages without a line', async ({
  page,
  context,
  member,
}) => {
  const job = await goodsAtTheDoor(member.token);
  const complaints = await watchComplaints(page);
  await openJob(page, job.path);
  await context.setOffline(true);
  for (const [name, words] of [
    ['简体中文', '拍照'],
    ['Bahasa Indonesia', 'Ambil foto'],
    ['Filipino', 'Kumuha ng larawan'],
    ['English', 'Take a photo'],
  ] as const) {
    await page.getByRole('combobox').selectOption({ label: name });
    await expect(page.getByText(words, { exact: true })).toBeVisible();
    await expectFits(page, name);
  }
  const small = await page
    .locator('button:visible, select:visible, a:visible, label:has(input):visible')
    .evaluateAll((targets) => targets.filter((target) => target.getBoundingClientRect().height < 44).length);
  expect(small).toBe(0);
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
    const { violations } = await axeOn(page).analyze();
    expect(violations.map(({ id, nodes }) => `${theme} ${id} ${nodes[0]?.html}`)).toEqual([]);
  }
  expect(complaints).toEqual([]);
});

test('a refusal opens a claim that the buyer sees on the order', async ({ page, member }) => {
  const job = await goodsAtTheDoor(member.token);
  await openJob(page, job.path);
  await page.getByRole('radio', { name: 'Damaged' }).check();
  await page.getByRole('textbox', { name: /^A word about/ }).fill('Scratch on the left leg');
  await expect(page.getByText('A piece is not in order')).toBeVisible();
  await page.getByRole('button', { name: 'Not accepted…' }).click();
  await page.getByLabel('Reason').fill('One leg is scratched');
  await page.getByRole('button', { name: 'Hand in the refusal' }).click();
  await expect(page.getByText('Not accepted, sent')).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 900 });
  await arrive(page, { token: member.token, code: job.buyer.code });
  await open(page, `/userCenter/order?orderId=${job.orderId}`);
  const delivery = page.getByRole('region', { name: 'Delivery' });
  await expect(delivery.getByText('One leg is scratched').first()).toBeVisible();
  await expect(delivery.getByText('Scratch on the left leg')).toBeVisible();
});

test('a link that is not whole, or opens nothing, says so', async ({ page }) => {
  await page.goto('/installer?lang=en');
  await expect(page.getByRole('heading', { name: 'The link is not whole' })).toBeVisible();
  await page.goto(`/installer?lang=en#${'x'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'This link opens nothing any more' })).toBeVisible();
});
