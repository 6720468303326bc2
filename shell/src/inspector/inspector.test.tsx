import { renderScreen } from '@mall/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { toasts } from '@mall/platform';
import { createMall, type Mall } from '../loader/mall.ts';
import { noteStep, opened, report } from '../loader/telemetry.ts';
import { MallContext } from '../slots/useMall.ts';
import { bootManifest, bootRemote } from '../testing/sample-mall.ts';
import { InspectorScreen } from './InspectorScreen.tsx';
import { setOutlined, startOutline } from './outline.ts';
import zh from './phrases/zh.json' with { type: 'json' };
import type { RegistryReport } from './registry-report.ts';
import { sharedLibraries } from './share-scope.ts';

const mall = createMall(
  bootManifest(
    [
      bootRemote('mf_catalog', { channel: 'canary', version: '2.1.0' }),
      bootRemote('mf_checkout', { channel: 'override', closed: true }),
      bootRemote('mf_member', { closed: true }),
    ],
    { notes: ['mf_seller: no version 9.9.9'] },
  ),
);
const known: RegistryReport = {
  revision: 12,
  source: 'lastGood',
  refused: ['the newest document has a wrong signature'],
  remotes: {
    mf_catalog: {
      stable: '2.0.0',
      previous: '1.9.0',
      enabled: true,
      canary: { version: '2.1.0', percent: 10 },
      tenants: { SHOP8: '1.9.0' },
      versions: ['2.1.0', '2.0.0', '1.9.0'].map((version) => ({
        version,
        builtAt: '2026-11-01T00:00:00.000Z',
      })),
    },
    mf_member: { stable: '2.0.0', enabled: false, versions: [] },
  },
  history: [
    {
      revision: 11,
      at: '2026-11-02T00:00:00.000Z',
      by: 'ci',
      reason: 'sale',
      change: 'mf_catalog 2.1.0 published',
    },
    {
      revision: 12,
      at: '2026-11-03T00:00:00.000Z',
      by: 'ci',
      reason: 'trial',
      change: 'mf_catalog 2.1.0 for 10 %',
    },
  ],
  told: {
    shell: { '': { loads: 0, failures: 0, vitals: { INP: [3, 1, 0] } } },
    mf_catalog: {
      '1.8.0': { loads: 9, failures: 9, vitals: {} },
      '2.1.0': { loads: 1400, failures: 6, vitals: { LCP: [70, 20, 10], CLS: [1, 1, 2] } },
    },
  },
};

const open = (registry: RegistryReport | null, shown: Mall = mall) => {
  globalThis.fetch = (async () =>
    registry === null ? new Response('', { status: 404 }) : Response.json(registry)) as typeof fetch; // the one address
  return renderScreen(
    <MallContext value={shown}>
      <InspectorScreen />
    </MallContext>,
    { at: '/__mf', route: '/__mf', phrases: { inspector: zh } },
  );
};
const rowsOf = (name: string): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));

beforeEach(() => {
  window.history.replaceState(null, '', '/__mf');
  opened.clear();
});

it('says of each part its version, why, from where, and why it is closed', async () => {
  const [catalog] = mall.remotes;
  if (catalog) noteStep(catalog.owner(), 'entry', 41);
  await open(known);
  await screen.findByText(zh.state.disabled);
  expect(rowsOf(zh.remotes.title)).toEqual([
    ['mf_catalog', '2.1.0', '试用版', '首选地址', '开放', '1 / 0 / 0'],
    ['mf_checkout', '2.0.0', '您的选择', '尚未加载', '被您的选择关闭', '1 / 0 / 0'],
    ['mf_member', '2.0.0', '稳定版', '尚未加载', '被运营关闭', '1 / 0 / 0'],
  ]);
  expect(rowsOf(zh.loads.title)[0]?.slice(0, 4)).toEqual(['mf_catalog', '2.1.0', '41 毫秒', '–']);
  expect(screen.getByText('mf_seller: no version 9.9.9')).toBeVisible();
});

it('shows what failed, with its version', async () => {
  const [catalog] = mall.remotes;
  if (catalog) report(catalog.owner(), 'chunk', 'timeout', 120);
  await open(null);
  await screen.findByText(zh.registry.missing);
  expect(rowsOf(zh.failures.title)[0]).toEqual(['mf_catalog', '2.1.0', 'chunk', 'timeout', '120 毫秒', '']);
  expect(rowsOf(zh.remotes.title)[0]?.[4]).toBe('出过错');
});

it('shows the registry: whom each version is given to, and who moved what, the latest first', async () => {
  await open(known);
  await screen.findByRole('table', { name: zh.registry.history });
  expect(rowsOf(zh.registry.versions).map((row) => row.slice(1, 3))).toEqual([
    ['2.1.0', '10% 的访客'],
    ['2.0.0', '所有人'],
    ['1.9.0', '店铺 SHOP8, 备用'],
  ]);
  expect(rowsOf(zh.registry.history).map(([revision]) => revision)).toEqual(['12', '11']);
  expect(screen.queryByRole('button', { name: /20/ })).toBeNull();
  expect(screen.getByText('the newest document has a wrong signature')).toBeVisible();
});

it('shows what pages told of each version in a day, also of one that is gone', async () => {
  await open(known);
  await screen.findByRole('table', { name: zh.told.title });
  expect(rowsOf(zh.told.title)).toEqual([
    [
      'mf_catalog',
      '2.1.0',
      '1,400',
      '6（0.4%）',
      '待改进100 次中 70% 良好20% 待改进，10% 差',
      '–',
      '差4 次中 25% 良好25% 待改进，50% 差',
    ],
    ['mf_catalog', '1.8.0', '9', '9（100.0%）', '–', '–', '–'],
    ['shell', '–', '–', '–', '–', '良好4 次中 75% 良好25% 待改进，0% 差', '–'],
  ]);
});

it('shows the latest changes, and more of them by a button that stays where it is', async () => {
  const history = Array.from({ length: 45 }, (_, at) => ({
    revision: at + 1,
    at: '2026-11-02T00:00:00.000Z',
    by: 'ci',
    reason: 'sale',
    change: 'mf_catalog 2.1.0 published',
  }));
  const { user } = await open({ ...known, history });
  await screen.findByRole('table', { name: zh.registry.history });
  const revisions = () => rowsOf(zh.registry.history).map(([revision]) => Number(revision));
  const says = (shown: number) => screen.getByText(`显示 ${shown} 条，共 45 条`);
  expect(revisions()).toEqual(Array.from({ length: 20 }, (_, at) => 45 - at));
  expect(says(20)).toHaveRole('status');
  screen.getByRole('button', { name: '再显示 20 条' }).focus();
  await user.keyboard('{Enter}');
  expect(revisions()).toHaveLength(40);
  await user.keyboard('{Enter}');
  expect(revisions().at(-1)).toBe(1);
  expect(says(45)).toBeVisible();
  expect(screen.getByRole('button', { name: '只显示最近 20 条' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(revisions()).toHaveLength(20);
});

describe('a choice for this browser', () => {
  const apply = () => screen.getByRole('link', { name: zh.choose.apply });

  it('is another published version, by an ordinary visit of this page', async () => {
    const { user } = await open(known);
    await screen.findByRole('table', { name: zh.registry.history });
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    await user.selectOptions(screen.getByRole('combobox', { name: zh.choose.what }), '1.9.0');
    expect(apply()).toHaveAttribute('href', '/__mf?mf.mf_catalog=1.9.0');
    await user.selectOptions(screen.getByRole('combobox', { name: zh.choose.what }), 'off');
    expect(apply()).toHaveAttribute('href', '/__mf?mf.mf_catalog=off');
    await user.selectOptions(screen.getByRole('combobox', { name: zh.part }), 'mf_member');
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
  });

  it('is an address of one’s own, once it is one', async () => {
    const { user } = await open(null);
    await user.selectOptions(screen.getByRole('combobox', { name: zh.choose.what }), zh.choose.ownAddress);
    const field = screen.getByRole('textbox', { name: zh.choose.address });
    await user.type(field, 'localhost:3101');
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    await user.clear(field);
    await user.type(field, 'http://localhost:3101');
    expect(apply()).toHaveAttribute('href', '/__mf?mf.mf_catalog=http%3A%2F%2Flocalhost%3A3101');
  });

  it('can be cleared, one or all', async () => {
    await open(null);
    const clear = zh.choose.clear.replace('{{part}}', 'mf_checkout');
    expect(screen.getByRole('link', { name: clear })).toHaveAttribute('href', '/__mf?mf.mf_checkout=');
    expect(screen.getByRole('link', { name: zh.choose.clearAll })).toHaveAttribute('href', '/__mf?mf=clear');
  });
});

it('copies all of it as JSON, and says so', async () => {
  const { user } = await open(known);
  await screen.findByRole('table', { name: zh.registry.history });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: zh.copy }));
  await waitFor(() => expect(toasts.get()).toMatchObject([{ kind: 'success', text: zh.copied }]));
  expect(JSON.parse(write.mock.calls[0]?.[0] ?? '')).toMatchObject({
    revision: 7,
    remotes: [{ name: 'mf_catalog', channel: 'canary', version: '2.1.0' }, {}, {}],
    registry: { revision: 12 },
  });
});

describe('the outline of who owns what', () => {
  const isOn = () => document.documentElement.hasAttribute('data-overlay');
  afterEach(() => setOutlined(false));

  it('is switched here and by Alt+Shift+M, and kept for the tab', async () => {
    startOutline();
    const { user } = await open(null);
    await user.click(screen.getByRole('switch', { name: zh.outline }));
    expect(isOn()).toBe(true);
    const key = { altKey: true, shiftKey: true, code: 'KeyM' };
    act(() => void window.dispatchEvent(new KeyboardEvent('keydown', key)));
    expect(isOn()).toBe(false);
    expect(screen.getByRole('switch', { name: zh.outline })).not.toBeChecked();
    act(() => setOutlined(true));
    document.documentElement.removeAttribute('data-overlay');
    startOutline();
    expect(isOn()).toBe(true);
  });
});

it('reads the shared libraries of a page', () => {
  const scope = {
    react: { '19.3.1': { from: 'mall_shell', loaded: true, version: '19.3.1' } },
    axios: { '1.21.1': { from: 'mf_seller', version: '1.21.1' } },
  };
  expect(sharedLibraries(scope)).toEqual([
    { library: 'axios', version: '1.21.1', provider: 'mf_seller', isUsed: false },
    { library: 'react', version: '19.3.1', provider: 'mall_shell', isUsed: true },
  ]);
  expect(sharedLibraries(undefined)).toEqual([]);
});
