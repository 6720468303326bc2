import type { Input, Output } from '@mall/contract/operations';
import { secondMs } from '@mall/contract/core/time';
import { Refusal } from '@mall/contract/core/refusals';
import type { Db, Reader, Tx } from '../db/open.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Seller } from '../http/seller.ts';
import { newId } from '../ids/ids.ts';
import type { SecretPort } from '../ports/secret.ts';
import { addTest } from './add-test.ts';
import { changeEndpoint } from './change-endpoint.ts';
import { createEndpoint } from './create-endpoint.ts';
import { type EndpointRow, endpointOf, endpointsOf } from './endpoints.queries.ts';
import { noteWebhook } from './note-webhook.ts';
import { toEndpoint, toSend, toWholeSend } from './present.ts';
import { AddressRefused, addressesOf, type AddressRules } from './public-address.ts';
import { removeEndpoint } from './remove-endpoint.ts';
import { rotateSecret } from './rotate-secret.ts';
import { sendAgain } from './send-again.ts';
import { sendOf, sendPage, triesOf } from './sends.queries.ts';
import { setEnabled } from './set-enabled.ts';
import { newSigningSecret } from './signature.ts';

type Parts = { readonly db: Db; readonly secret: Pick<SecretPort, 'seal'>; readonly rules: AddressRules };
type Endpoint = Output<'shopWebhook.detail'>;
type WithSecret = Output<'shopWebhook.create'>;

/** How long somebody who saves an address waits for its name to be found. */
const patienceMs = 5 * secondMs;

/** Addresses of one seller, a shop or the mall, that events are sent to (docs/decisions/083-webhooks.md). */
export const createWebhookService = ({ db, secret, rules }: Parts) => {
  const theEndpoint = async (reader: Reader, { scope }: Seller, id: string): Promise<EndpointRow> => {
    const row = await endpointOf(reader, scope, id);
    if (row === undefined) throw new Refusal('missing');
    return row;
  };
  /** The same is done at every try; here somebody learns of it at once. */
  const expectAddress = async (url: string): Promise<void> => {
    try {
      await addressesOf(new URL(url), rules, AbortSignal.timeout(patienceMs));
    } catch (error) {
      throw error instanceof AddressRefused ? new Refusal('webhook.addressRefused') : error;
    }
  };
  const saved = async (tx: Tx, seller: Seller, act: Parameters<typeof noteWebhook>[2], id: string) => {
    const row = await theEndpoint(tx, seller, id);
    await noteWebhook(tx, seller, act, row);
    return toEndpoint(row);
  };

  return {
    list: async ({ scope }: Seller): Promise<Output<'shopWebhook.list'>> => ({
      list: (await endpointsOf(db, scope)).map(toEndpoint),
    }),

    detail: async (seller: Seller, id: string): Promise<Endpoint> =>
      toEndpoint(await theEndpoint(db, seller, id)),

    create: async (seller: Seller, content: Input<'shopWebhook.create'>): Promise<WithSecret> => {
      await expectAddress(content.url);
      const [id, signingSecret] = [newId(), newSigningSecret()];
      const endpoint = await inTransaction(db, async (tx) => {
        const sealed = secret.seal('webhook', signingSecret, id);
        await createEndpoint(tx, seller.scope, { id, content, sealed, by: seller.caller.memberId });
        return saved(tx, seller, 'create', id);
      });
      return { endpoint, signingSecret };
    },

    change: async (seller: Seller, content: Input<'shopWebhook.change'>): Promise<Endpoint> => {
      await theEndpoint(db, seller, content.id);
      await expectAddress(content.url);
      return inTransaction(db, async (tx) => {
        await changeEndpoint(tx, seller.scope, content);
        return saved(tx, seller, 'change', content.id);
      });
    },

    set: (seller: Seller, { id, on }: Input<'shopWebhook.set'>): Promise<Endpoint> =>
      inTransaction(db, async (tx) => {
        if (await setEnabled(tx, seller.scope, id, on)) return saved(tx, seller, on ? 'on' : 'off', id);
        return toEndpoint(await theEndpoint(tx, seller, id));
      }),

    rotate: (seller: Seller, id: string): Promise<WithSecret> =>
      inTransaction(db, async (tx) => {
        const signingSecret = newSigningSecret();
        await rotateSecret(tx, seller.scope, id, secret.seal('webhook', signingSecret, id));
        return { endpoint: await saved(tx, seller, 'rotate', id), signingSecret };
      }),

    remove: (seller: Seller, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        const row = await theEndpoint(tx, seller, id);
        await removeEndpoint(tx, seller.scope, id);
        await noteWebhook(tx, seller, 'remove', row);
        return null;
      }),

    restore: (seller: Seller, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        await removeEndpoint(tx, seller.scope, id, true);
        await saved(tx, seller, 'restore', id);
        return null;
      }),

    test: (seller: Seller, endpointId: string): Promise<{ id: string }> =>
      inTransaction(db, async (tx) => {
        const id = await addTest(tx, seller.scope, endpointId);
        await saved(tx, seller, 'test', endpointId);
        return { id };
      }),

    sends: async (
      seller: Seller,
      input: Input<'shopWebhook.sends'>,
    ): Promise<Output<'shopWebhook.sends'>> => {
      await theEndpoint(db, seller, input.id);
      const { rows, total } = await sendPage(db, input);
      return { list: rows.map(toSend), total, page: input.page, size: input.size };
    },

    send: async ({ scope }: Seller, id: string): Promise<Output<'shopWebhook.send'>> => {
      const row = await sendOf(db, scope, id);
      if (row === undefined) throw new Refusal('missing');
      return toWholeSend(row, await triesOf(db, id));
    },

    again: (seller: Seller, id: string): Promise<null> =>
      inTransaction(db, async (tx) => {
        const endpointId = await sendAgain(tx, seller.scope, id);
        await saved(tx, seller, 'again', endpointId);
        return null;
      }),
  };
};
