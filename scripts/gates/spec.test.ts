import { sayings } from './sample.ts';
import { type Owed, type Present, type Spec, specProblems } from './spec.ts';

const wanted: Spec = {
  calls: [
    { path: '/api/brandInfo/{id}', methods: ['GET'] },
    { path: '/api/orderMessage/index', methods: ['GET'] },
  ],
  routes: [
    { path: '/', redirect: '/index' },
    { path: '/brandGoods?brandId=', owner: 'mf-catalog' },
    { path: '/login', owner: 'shell' },
  ],
};
const nothingOwed: Owed = { calls: [], routes: [] };
const whole: Present = {
  calls: new Set(['GET /api/brandInfo/{}', 'GET /api/orderMessage/index']),
  routes: new Map([['/brandGoods', 'mf-catalog']]),
};

describe('the gate of the specification', () => {
  it('opens when everything is there, whatever a parameter is called', () => {
    expect(specProblems(wanted, nothingOwed, whole)).toEqual([]);
  });

  it('shuts for a call and a page that are missing', () => {
    const said = sayings(specProblems(wanted, nothingOwed, { calls: new Set(), routes: new Map() }));
    expect(said).toContain('GET /api/brandInfo/{id}, which the contract lacks');
    expect(said).toContain('the page /brandGoods?brandId=, which no remote declares');
  });

  it('opens for what is listed as owed, and shuts when that has come', () => {
    const owed: Owed = { calls: ['GET /api/brandInfo/{id}'], routes: ['/brandGoods?brandId='] };
    const half: Present = { calls: new Set(['GET /api/orderMessage/index']), routes: new Map() };
    expect(specProblems(wanted, owed, half)).toEqual([]);
    expect(specProblems(wanted, owed, whole)).toHaveLength(2);
  });

  it('shuts for a page in the wrong house and for a debt nobody named', () => {
    const said = sayings(
      specProblems(
        wanted,
        { calls: ['GET /api/x'], routes: [] },
        { ...whole, routes: new Map([['/brandGoods', 'mf-seller']]) },
      ),
    );
    expect(said).toContain('another remote declares it');
    expect(said).toContain('GET /api/x');
  });
});
