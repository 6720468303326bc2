import { type BenchDatabase, type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { type Answered, hammer, type Load, median } from './src/load.ts';
import { fillMall, shopCode } from './src/mall-rows.ts';
import { type Served, serve, serveMall } from './src/processes.ts';
import { loadNow, ratio, report, type Row, type Section, verdict } from './src/report.ts';

/**
 * Cached catalogue reads against an empty Fastify route and a Fastify route with one row of the same
 * database.
 */
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const warmSeconds = 2;

const questions = {
  'list, 20 cards': '/api/productList?page=1&size=20&sort=comprehensive&order=desc',
  'product detail': '/api/product_detail/500',
  'search, 20 cards': '/api/productSearch?keyword=%E6%A9%A1%E6%9C%A8&page=1&size=20',
};
/** The same, requested with brotli, as browsers do. */
const asBrowser = (name: string): string => `${name}, brotli`;
type Target = { against: 'empty' | 'row'; atLeast: number };
const targets: Readonly<Record<string, Target>> = {
  'list, 20 cards': { against: 'empty', atLeast: 0.7 },
  [asBrowser('list, 20 cards')]: { against: 'empty', atLeast: 0.7 },
  'product detail': { against: 'empty', atLeast: 0.5 },
  [asBrowser('product detail')]: { against: 'empty', atLeast: 0.5 },
  'search, 20 cards': { against: 'row', atLeast: 0.2 },
};

const loadBefore = loadNow();
const sections: Section[] = [];
for (const engine of enginesAsked()) sections.push(await measure(engine));
report(
  'reads',
  `Requests per second over 50 kept-alive connections, median of ${rounds} rounds of ${seconds} s in which all routes take turns; 1,000 products, 3 SKUs each; limits off; the load comes from another process on the same machine. "empty" is a Fastify 5 route that answers \`{ok: true}\`, "row" one that reads one row of the same database, "same bytes" one that sends a buffer as long as the answer. "server µs" is what the answering process itself used of a core for one answer: it suffers least from what else the machine does.`,
  sections,
  loadBefore,
);

async function measure(engine: Engine): Promise<Section> {
  const database = await startDatabase(engine, fillMall(1));
  try {
    return await measureOn(database);
  } finally {
    await database.stop();
  }
}

async function measureOn(database: BenchDatabase): Promise<Section> {
  const reference = await serve('bench/src/reference-server.ts', database.copyFor('reference'), '/empty');
  const mall = await serveMall(database.env);
  try {
    const routes = await routesOf(mall, reference);
    const figures = new Map<string, Figures[]>();
    for (const [, { load }] of routes) await hammer(load, warmSeconds);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, { load, by }] of routes) {
        const before = by.cpu();
        const answered = await hammer(load, seconds);
        const cpu = ((by.cpu() - before) / (answered.perSecond * seconds)) * 1_000_000;
        console.error(
          `${database.engine} ${round + 1}/${rounds} ${name}: ${Math.round(answered.perSecond)}/s, ${cpu.toFixed(1)} µs`,
        );
        figures.set(name, [...(figures.get(name) ?? []), { ...answered, cpu }]);
      }
    }
    return toSection(database.engine, figures);
  } finally {
    await mall.stop();
    await reference.stop();
  }
}

type Figures = Answered & { cpu: number };
type Asked = { load: Load; by: Served };

async function routesOf(mall: Served, reference: Served): Promise<Map<string, Asked>> {
  const inShop = { code: shopCode };
  const routes = new Map<string, Asked>([
    ['empty', { load: { url: `${reference.url}/empty` }, by: reference }],
    ['row', { load: { url: `${reference.url}/row` }, by: reference }],
  ]);
  for (const [name, path] of Object.entries(questions)) {
    const text = await (await fetch(mall.url + path, { headers: inShop })).text();
    if (!text.startsWith('{"code":200,')) throw new Error(`${name} was refused: ${text.slice(0, 200)}`);
    const size = Buffer.byteLength(text);
    const url = mall.url + path;
    routes.set(name, { load: { url, headers: inShop }, by: mall });
    routes.set(asBrowser(name), { load: { url, headers: { ...inShop, 'accept-encoding': 'br' } }, by: mall });
    routes.set(`${name}: same bytes`, { load: { url: `${reference.url}/bytes/${size}` }, by: reference });
  }
  return routes;
}

function toSection(engine: Engine, figures: ReadonlyMap<string, readonly Figures[]>): Section {
  const of = (name: string, figure: keyof Figures) =>
    median((figures.get(name) ?? []).map((measured) => measured[figure]));
  const rate = (name: string) => of(name, 'perSecond');
  const row = (name: string): Row => {
    const target = targets[name];
    const reached = target === undefined ? '' : verdict(rate(name) / rate(target.against) >= target.atLeast);
    const twin = `${name}: same bytes`;
    return [
      name,
      Math.round(rate(name)),
      of(name, 'p99'),
      of(name, 'bytes'),
      ratio(rate(name), rate('empty')),
      ratio(rate(name), rate('row')),
      figures.has(twin) ? ratio(rate(name), rate(twin)) : '',
      target === undefined ? '' : `≥ ${target.atLeast} of ${target.against}: ${reached}`,
      of(name, 'cpu').toFixed(0),
      ratio(of('empty', 'cpu'), of(name, 'cpu')),
    ];
  };
  return {
    title: engine,
    head: [
      'route',
      'req/s',
      'p99 ms',
      'bytes',
      'of empty',
      'of row',
      'of same bytes',
      'target',
      'server µs',
      'of empty by µs',
    ],
    rows: [...figures.keys()].filter((name) => !name.endsWith('same bytes')).map(row),
  };
}
