import { createHash } from 'node:crypto';
import { languages } from '@mall/contract/core/languages';
import { sampleDeclaration, sampleDocument, sampleVersion } from '@mall/registry/sample';
import type { Built } from './built.ts';
import { composePage, type PageRequest } from './page.ts';
import { holdBuiltIns } from './hold-built-ins.ts';
import { contentSecurityPolicy } from './security.ts';
import { readerOf } from './visitor.ts';

const built: Built = {
  host: {
    entries: { main: { scripts: ['vendor.1.js', 'main.2.js'], styles: ['main.3.css'] } },
    phrases: { en: ['phrases-en.9.js'] },
  },
  plain: {
    entries: {
      early: { scripts: ['early.5.js'], styles: [] },
      announcement: { scripts: ['announcement.7.js'], styles: ['announcement.8.css'] },
    },
    phrases: {},
    icon: 'icon.6.svg',
  },
  platform: '1.4.0',
  registry: sampleDocument(),
};
const page = (over: Partial<PageRequest> = {}, cookie = 'lang=en'): string =>
  composePage(built, {
    pathname: '/homeIndex',
    reader: readerOf({ query: new URLSearchParams(), cookie }),
    data: {},
    origin: 'https://mall.test',
    ...over,
  });

describe('the page of an address', () => {
  it('preloads the shell beside the files that its remote needs, in the language of the visitor', () => {
    const html = page();
    for (const file of ['remoteEntry.js', 'entries.1.js', 'home.2.js', 'en.4.js']) {
      expect(html).toContain(`href="/remotes/mf_catalog/2.0.0/${file}"`);
    }
    expect(html).not.toContain('zh.3.js');
    expect(html).toContain('href="/assets/host/phrases-en.9.js"');
    expect(html).toContain('integrity="sha384-abc"');
  });

  it('has title, language and brand before any script runs', () => {
    const shop = { code: 'SHOP8', storeName: '八八家居', logo: '/media/logo.png', colour: '#2b4f7f' };
    const html = page({ data: { shop } }, 'lang=indo; theme=dark');
    expect(html).toContain('<html lang="id-ID" data-theme="dark" data-colour="#2b4f7f">');
    expect(html).toContain('<title>Beranda · 八八家居</title>');
    expect(html).toContain('<link rel="icon" href="/media/logo.png">');
  });

  it("has the mall's colour where a shop has none, and lists the languages where not all are offered", () => {
    const app = { shop_name: 'Narra', pc_logo: '', colour: '#1f4e79', languages: ['en', 'fili'] as const };
    const shop = { code: 'SHOP8', storeName: '八八家居', logo: null, colour: null };
    const html = page({ data: { app, shop } });
    expect(html).toContain('<html lang="en" data-colour="#1f4e79" data-languages="en fili">');
    expect(html).toContain('<meta name="theme-color" content="#1f4e79">');
    const own = page({ data: { app: { ...app, languages }, shop: { ...shop, colour: '#2b4f7f' } } });
    expect(own).toContain('<html lang="en" data-colour="#2b4f7f">');
  });

  it('lets no text of a shop or product out of its place', () => {
    const evil = '</script><script>alert(1)</script>"';
    const html = page({
      data: {
        title: evil,
        description: evil,
        shop: { code: 'SHOP8', storeName: evil, logo: null, colour: '"><x' },
        firstData: { 'product.list': { name: evil } },
      },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<x');
  });

  it('writes one script, the same in every page, and no style text', () => {
    const html = page({ data: { firstData: { a: 1 } } });
    expect(html.match(/<script(?![^>]*(src=|type="application\/json")).*?<\/script>/gs)).toEqual([
      `<script>${holdBuiltIns}</script>`,
    ]);
    expect(html).not.toMatch(/<style|style="| on\w+="/);
  });

  describe('with an announcement', () => {
    const announcement = {
      id: '7',
      text: '</aside><script>alert(1)</script>"',
      contentLang: 'en',
      link: '/newGoods?a=1&b="2"',
      closable: true,
    } as const;
    const bar = (html: string): string => /<aside.*<\/aside>/.exec(html)?.[0] ?? '';

    it('has it before the root, with its own files, and nothing of it without one', () => {
      const html = page({ data: { announcement } });
      expect(html.indexOf(bar(html))).toBeLessThan(html.indexOf('<div id="root">'));
      expect(bar(html)).toContain('<a href="/newGoods?a=1&#38;b=&#34;2&#34;">&#60;/aside&#62;&#60;script');
      expect(bar(html)).toContain('aria-label="Close the announcement"');
      expect(html).toContain('announcement.7.js');
      expect(html).toContain('announcement.8.css');
      expect(page()).not.toContain('announcement');
    });

    it('leaves out what is not: a link, a way to close it', () => {
      const html = page({ data: { announcement: { ...announcement, link: '', closable: false } } });
      expect(bar(html)).toMatch(/<p>&#60;/);
      expect(bar(html)).not.toContain('<button');
    });

    it('says in which language it is, where that is another one than the page', () => {
      expect(bar(page({ data: { announcement } }, 'lang=fili'))).toContain('<p lang="en">');
    });

    it('is not there for who has closed it, unless it cannot be closed', () => {
      const closed = 'lang=en; closed=3.7';
      expect(page({ data: { announcement } }, closed)).not.toContain('announcement');
      expect(page({ data: { announcement } }, 'lang=en; closed=77.3')).toContain('<aside');
      expect(page({ data: { announcement: { ...announcement, closable: false } } }, closed)).toContain(
        '<aside',
      );
    });

    it('is on no page without the head of the mall', () => {
      const routes = sampleDeclaration().routes.map((route) => ({ ...route, layout: 'bare' as const }));
      const version = sampleVersion('2.0.0', { declares: sampleDeclaration({ routes }) });
      const registry = sampleDocument({ versions: { '2.0.0': version } });
      const html = composePage(
        { ...built, registry },
        {
          pathname: '/homeIndex',
          reader: readerOf({ query: new URLSearchParams(), cookie: '' }),
          data: { announcement },
          origin: 'https://mall.test',
        },
      );
      expect(html).not.toContain('announcement');
    });
  });

  it('preloads a screen for members only for who says to be one', () => {
    const routes = sampleDeclaration().routes.map((route) => ({ ...route, access: 'member' as const }));
    const version = sampleVersion('2.0.0', { declares: sampleDeclaration({ routes }) });
    const registry = sampleDocument({ versions: { '2.0.0': version } });
    const asked = (cookie: string) =>
      composePage(
        { ...built, registry },
        {
          pathname: '/homeIndex',
          reader: readerOf({ query: new URLSearchParams(), cookie }),
          data: {},
          origin: 'https://mall.test',
        },
      );
    expect(asked('lang=en')).not.toContain('href="/remotes/');
    expect(asked('lang=en; signed=1')).toContain('href="/remotes/mf_catalog/2.0.0/home.2.js"');
  });

  it('preloads nothing of a remote that is closed', () => {
    const registry = sampleDocument({ enabled: false, versions: { '2.0.0': sampleVersion('2.0.0') } });
    const html = composePage(
      { ...built, registry },
      {
        pathname: '/homeIndex',
        reader: readerOf({ query: new URLSearchParams(), cookie: '' }),
        data: {},
        origin: 'https://mall.test',
      },
    );
    expect(html).not.toContain('href="/remotes/');
    expect(html).toContain('"closed":true');
  });
});

describe('what a request says about the visitor', () => {
  const read = (query: string, cookie = '') => readerOf({ query: new URLSearchParams(query), cookie });

  it('believes the address before the cookie, and nothing that is malformed', () => {
    expect(read('lang=en&code=shop8', 'lang=fili; code=OTHER')).toMatchObject({
      language: 'en',
      shopCode: 'SHOP8',
    });
    expect(read('', 'lang=fili; code=OTHER; theme=dark')).toMatchObject({
      language: 'fili',
      shopCode: 'OTHER',
      theme: 'dark',
    });
    expect(read('lang=xx&code=%3Cscript%3E', 'theme=pink; mall_id=..')).toMatchObject({
      language: 'zh',
      shopCode: undefined,
      theme: undefined,
      visitor: {},
    });
  });
});

it('takes remotes from another origin first, and from the mall when that is down', () => {
  const html = composePage(
    { ...built, remotesAt: 'https://cdn.test' },
    {
      pathname: '/homeIndex',
      reader: readerOf({ query: new URLSearchParams(), cookie: '' }),
      data: {},
      origin: 'https://mall.test',
    },
  );
  expect(html).toContain('href="https://cdn.test/remotes/mf_catalog/2.0.0/remoteEntry.js"');
  expect(html).toContain('"base":"https://cdn.test/remotes/mf_catalog/2.0.0/"');
  expect(html).toContain('"fallbackBase":"/remotes-b/mf_catalog/2.0.0/"');
});

it('the policy allows one inline script, which every page has first, and no evaluation', () => {
  const html = page();
  const [, first = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(html.indexOf('<script')).toBe(html.indexOf('<script>'));
  const digest = `'sha256-${createHash('sha256').update(first).digest('base64')}'`;
  const policy = contentSecurityPolicy(['https://cdn.test']);
  expect(policy).toContain(`script-src 'self' https://cdn.test ${digest};`);
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  expect(policy).toContain("frame-src 'none';");
  expect(policy).toContain('report-uri /api/policyReports;');
});
