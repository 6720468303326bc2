import type { Output } from '@mall/contract/operations';
import { once } from '../store/once.ts';
import { local, tab } from '../store/storage.ts';
import { createStore, type Store } from '../store/store.ts';

export type UserInfo = Output<'member.userInfo'>;
export type Permission = Output<'member.isShop'>['permissions'][number];

export type SessionState = {
  token: string | null;
  /** The shop code of the visitor's link. */
  code: string | null;
  user: UserInfo | null;
  isShop: boolean;
  /** The shop that the member works for. */
  shopId: string | null;
  permissions: readonly Permission[];
  isDistribute: boolean;
  /** Where the owner of the shop has to set up a second factor before the office opens; null when they need not. */
  owesSecondFactor: string | null;
  /** False while there is a token and the facts about its owner are still being fetched. */
  known: boolean;
};

type Ending = (reason: 'expired' | 'signedOut' | 'elsewhere') => void;

const nobody = {
  user: null,
  isShop: false,
  shopId: null,
  permissions: [],
  isDistribute: false,
  owesSecondFactor: null,
};

/**
 * The session, one per page. Local storage holds its token and shop code and nothing else of it (spec §3).
 * Only `expire` knows what 40003 does.
 */
class Session {
  #store: Store<SessionState> = createStore<SessionState>(stored());
  #endings = new Set<Ending>();

  read = (): SessionState => this.#store.get();
  subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Called when a session ends, whatever the reason. */
  onEnd = (ending: Ending): (() => void) => {
    this.#endings.add(ending);
    return () => this.#endings.delete(ending);
  };

  takeToken = (token: string): void => {
    local.write('token', token);
    clearTab();
    this.#store.set({ ...this.read(), ...nobody, token, known: false });
  };

  takeCode = (code: string | null): void => {
    local.write('code', code);
    this.#store.set({ ...this.read(), code });
  };

  learn = (
    facts: Partial<
      Pick<
        SessionState,
        'user' | 'isShop' | 'shopId' | 'permissions' | 'isDistribute' | 'owesSecondFactor' | 'known'
      >
    >,
  ) => this.#store.set({ ...this.read(), ...facts });

  /** The visitor signs out: the shop stays, the member's data goes. */
  signOut = (): void => this.#end('signedOut', this.read().code);

  /**
   * 40003 (spec §4): removes token, shop code and session data, once; a late answer to an older token changes
   * nothing.
   */
  expire = (token: string | null): void => {
    if (token !== null && token === this.read().token) this.#end('expired', null);
  };

  /** Another tab signed in, out, or entered a shop. */
  readAgain = (): void => {
    const next = stored();
    const { token, code } = this.read();
    if (next.token === token && next.code === code) return;
    if (next.token === null && token !== null) return this.#end('elsewhere', next.code);
    if (next.token === token) this.#store.set({ ...this.read(), code: next.code });
    else this.#store.set(next);
  };

  #end(reason: 'expired' | 'signedOut' | 'elsewhere', code: string | null): void {
    local.write('token', null);
    local.write('code', code);
    clearTab();
    this.#store.set({ ...nobody, token: null, code, known: true });
    for (const ending of [...this.#endings]) ending(reason);
  }
}

function stored(): SessionState {
  const token = local.read('token');
  return { ...nobody, token, code: local.read('code'), known: token === null };
}

function clearTab(): void {
  tab.write('userInfo', null);
  tab.write('distributeUserCenterInfo', null);
  tab.write('distributionUserInfo', null);
  tab.write('office', null);
}

/** Two copies of this module would mean two sign-ins, so a second copy gets the first one's session. */
export const session: Session = once('session', () => new Session());
