import { startApi, type Api } from '../../testing/start-api.ts';
import { importRegions } from './import.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await importRegions(api.db);
});
afterAll(() => api.stop());

const below = async (parentId?: string) =>
  (await api.as().call('area.list', parentId === undefined ? {} : { parentId })).data;

describe('regions', () => {
  it('are answered one level at a time', async () => {
    const provinces = await below();
    expect(provinces).toHaveLength(31);
    expect(provinces[0]).toEqual({ id: '11', name: '北京市', level: 1 });
    const cities = await below('44');
    expect(cities.map((city) => city.name)).toContain('广州市');
    const districts = await below(cities.find((city) => city.name === '广州市')?.id);
    expect(districts.map((district) => district.name)).toContain('越秀区');
  });

  it('keep a middle level in the municipalities', async () => {
    const middle = await below('31');
    expect(middle.map((city) => city.name)).toEqual(['市辖区']);
    expect(await below(middle[0]?.id)).not.toHaveLength(0);
  });

  it('are imported once', async () => {
    const first = await importRegions(api.db);
    expect(await importRegions(api.db)).toBe(first);
    expect(first).toBeGreaterThan(3000);
  });

  it('an unknown parent has none below it', async () => {
    expect(await below('999999')).toEqual([]);
  });
});
