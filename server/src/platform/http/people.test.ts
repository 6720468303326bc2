import { sql } from 'kysely';
import { openPostgres } from '../db/open.ts';
import { hashToken } from './context.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Api, startApi } from '../../testing/start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** A member who has just been seen and is therefore cached. */
const seen = async () => {
  const memberId = await api.given.member();
  const token = await api.signIn(memberId);
  const { call } = api.as({ token });
  expect((await call('member.userInfo')).code).toBe(200);
  return { memberId, token, call };
};

describe('who asks is remembered for a moment, and', () => {
  it('is unknown right after they signed out', async () => {
    const lin = await seen();
    await lin.call('session.logout');
    expect((await lin.call('member.userInfo')).msgKey).toBe('session.expired');
  });

  it('is unknown right after their sessions were ended or ran out', async () => {
    const [lin, mei] = [await seen(), await seen()];
    await api.db.deleteFrom('sessions').where('user_id', '=', lin.memberId).execute();
    expect((await lin.call('member.userInfo')).msgKey).toBe('session.expired');
    expect((await mei.call('member.userInfo')).code).toBe(200);
    await api.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', mei.memberId)
      .execute();
    expect((await mei.call('member.userInfo')).msgKey).toBe('session.expired');
  });

  it('is an owner as soon as they have a shop', async () => {
    const lin = await seen();
    expect((await lin.call('shopOrder.list', {})).msgKey).not.toBeUndefined();
    await api.given.shop({ ownerId: lin.memberId });
    expect((await lin.call('shopOrder.list', {})).code).toBe(200);
  });

  it('is forgotten when another process ends their session', async () => {
    const lin = await seen();
    if (api.engine === 'pglite') return; // it belongs to one process
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(api.db);
    const other = openPostgres(new URL(`/${rows[0]?.name}`, process.env.TEST_DATABASE_URL).href);
    await other.db.deleteFrom('sessions').where('token_hash', '=', hashToken(lin.token)).execute();
    await other.close();
    const asked = async () => (await lin.call('member.userInfo')).msgKey;
    expect(await eventually(asked, (msgKey) => msgKey !== undefined)).toBe('session.expired');
  });
});
