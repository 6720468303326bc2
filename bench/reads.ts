import { type BenchDatabase, type Engine, enginesAsked, startDatabase } from './src/databases.ts';
import { type Answered, hammer, median } from './src/load.ts';
import { fillMall, shopCode } from './src/mall-rows.ts';
import { type Served, serve, serveMall } from './src/processes.ts';
import { loadNow, ratio, report, type Row, type Section, verdict } from './src/report.ts';

/** Catalogue reads from memory against an empty Fastify route and a Fastify route with one row of the same database. */
const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 4);

const questions = {
  'list, 20 cards': '/api/productList?page=1&size=20&sort=comprehensive&order=desc',
  'product detail': '/api/product_detail/500',
  'search, 20 cards': '/api/productSearch?keyword=%E6%A9%A1%E6%9C%A8&page=1&size=20',
};
type Question = keyof typeof questions;
const targets: Record<Question, { against: 'empty' | 'row'; atLeast: number }> = {
  'list, 20 cards': { against: 'empty', atLeast: 0.7 },
  'product detail': { against: 'empty', atLeast: 0.5 },
  'search, 20 cards': { against: 'row', atLeast: 0.2 },
};

const loadBefore = loadNow();
const sections: Section[] = [];
for (const engine of enginesAsked()) sections.push(await measure(engine));
report(
  'reads',
  `Requests per second over 50 kept-alive connections, median of ${rounds} rounds of ${seconds} s in which all routes take turns; 1,000 products, 3 SKUs each; limits off; the load comes from another process on the same machine. "empty" is a Fastify 5 route that answers \`{ok: true}\`, "row" one that reads one row of the same database, "same bytes" one that sends a buffer as long as the answer.`,
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
    const answers = new Map<string, Answered[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, load] of routes) {
        const answered = await hammer(load, seconds);
        console.error(
          `${database.engine} ${round + 1}/${rounds} ${name}: ${Math.round(answered.perSecond)}/s`,
        );
        answers.set(name, [...(answers.get(name) ?? []), answered]);
      }
    }
    return toSection(database.engine, answers);
  } finally {
    await mall.stop();
    await reference.stop();
  }
}

async function routesOf(mall: Served, reference: Served) {
  const routes = new Map([
    ['empty', { url: `${reference.url}/empty` }],
    ['row', { url: `${reference.url}/row` }],
  ] as [string, { url: string; headers?: Record<string, string> }][]);
  for (const [name, path] of Object.entries(questions)) {
    const { length } = await (await fetch(mall.url + path)).text();
    routes.set(name, { url: mall.url + path });
    routes.set(`${name}: same bytes`, { url: `${reference.url}/bytes/${length}` });
  }
  routes.set('list, 20 cards, in a shop', {
    url: mall.url + questions['list, 20 cards'],
    headers: { code: shopCode },
  });
  return routes;
}

function toSection(engine: Engine, answers: ReadonlyMap<string, readonly Answered[]>): Section {
  const of = (name: string, figure: keyof Answered) =>
    median((answers.get(name) ?? []).map((answered) => answered[figure]));
  const perSecond = (name: string) => of(name, 'perSecond');
  const row = (name: string): Row => {
    const target = name in targets ? targets[name as Question] : undefined; // checked by the line itself
    const reached =
      target === undefined ? '' : verdict(perSecond(name) / perSecond(target.against) >= target.atLeast);
    const twin = `${name}: same bytes`;
    return [
      name,
      Math.round(perSecond(name)),
      of(name, 'p99'),
      of(name, 'bytes'),
      ratio(perSecond(name), perSecond('empty')),
      ratio(perSecond(name), perSecond('row')),
      answers.has(twin) ? ratio(perSecond(name), perSecond(twin)) : '',
      target === undefined ? '' : `≥ ${target.atLeast} of ${target.against}: ${reached}`,
    ];
  };
  return {
    title: engine,
    head: ['route', 'req/s', 'p99 ms', 'bytes', 'of empty', 'of row', 'of same bytes', 'target'],
    rows: [...answers.keys()].filter((name) => !name.endsWith('same bytes')).map(row),
  };
}
