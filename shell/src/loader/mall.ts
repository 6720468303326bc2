import type { RouteDeclaration, SlotDeclaration } from '@mall/contract/core/remote-config';
import type { SlotId, SlotProps } from '@mall/contract/core/slots';
import type { BootManifest } from '@mall/registry/boot-manifest';
import { RemoteFailure } from './failure.ts';
import { Opening } from './opening.ts';
import { Remote } from './remote.ts';

export type MallRoute = RouteDeclaration & { remote: Remote; screen: Opening<object> };
export type MallSlot<At extends SlotId> = SlotDeclaration & {
  remote: Remote;
  filling: Opening<SlotProps[At]>;
};

/** The remotes of this page and everything that they declare. */
export type Mall = {
  manifest: BootManifest;
  remotes: readonly Remote[];
  routes: ReadonlyMap<string, MallRoute>;
  slotsAt: <At extends SlotId>(at: At) => readonly MallSlot<At>[];
};

export const createMall = (manifest: BootManifest): Mall => {
  const remotes = manifest.remotes.map((declared) => new Remote(declared));
  const routes = new Map(
    remotes.flatMap((remote) => remote.declared.routes.map((route) => [route.id, mallRoute(remote, route)])),
  );
  return { manifest, remotes, routes, slotsAt: slotFinder(remotes) };
};

const mallRoute = (remote: Remote, route: RouteDeclaration): MallRoute => ({
  ...route,
  remote,
  screen: new Opening(remote, route.id, async () => {
    const open = (await remote.door('routes'))[route.id];
    if (open === undefined) throw new RemoteFailure(remote.name, 'door', 'expose');
    return open();
  }),
});

/** Creates the openings of each slot once, however often its place is drawn. */
const slotFinder = (remotes: readonly Remote[]): Mall['slotsAt'] => {
  const known = new Map<SlotId, unknown>();
  return <At extends SlotId>(at: At): readonly MallSlot<At>[] => {
    const made = known.get(at) ?? fillings(remotes, at);
    known.set(at, made);
    return made as readonly MallSlot<At>[]; // set two lines above, under the same key
  };
};

const fillings = <At extends SlotId>(remotes: readonly Remote[], at: At): MallSlot<At>[] =>
  remotes
    .flatMap((remote) =>
      remote.declared.slots.filter((slot) => slot.at === at).map((slot) => mallSlot(remote, slot, at)),
    )
    .sort((a, b) => a.order - b.order);

const mallSlot = <At extends SlotId>(remote: Remote, slot: SlotDeclaration, at: At): MallSlot<At> => ({
  ...slot,
  remote,
  filling: new Opening<SlotProps[At]>(remote, at, async () => {
    const open = (await remote.door('slots'))[at];
    if (open === undefined) throw new RemoteFailure(remote.name, 'door', 'expose');
    return open();
  }),
});
