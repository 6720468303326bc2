import type { AreaOptions } from '../../platform/area.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { createDevices } from '../accounts/device.ts';
import { endSessionOf } from '../accounts/open-session.ts';
import { helpLockedOut } from './help-locked-out.ts';
import { createProofs } from './proofs.ts';
import { relyingPartyOf } from './relying-party.ts';
import { createSecondStep } from './second-step.ts';
import { createSecondFactorService } from './service.ts';

export const secondFactorRoutes = ({
  route,
  opened: { db },
  limits,
  ports,
  settings,
  hooks,
}: AreaOptions) => {
  const parts = { db, limits, secret: ports.secret, party: relyingPartyOf(settings) };
  const factors = createSecondFactorService(parts);
  const secondStep = createSecondStep({ ...parts, hooks });
  const proofs = createProofs(parts);
  const deviceOf = createDevices(ports.secret, publicUrl(settings).startsWith('https:'));

  route.member('secondFactor.list', (_input, caller) => factors.list(caller));
  route.member('secondFactor.passkeyOptions', (_input, caller) => factors.passkeyOptions(caller));
  route.member('secondFactor.addPasskey', (input, caller) => factors.addPasskey(caller, input));
  route.member('secondFactor.renamePasskey', (input, caller) => factors.renamePasskey(caller, input));
  route.member('secondFactor.removePasskey', (input, caller) => factors.removePasskey(caller, input));
  route.member('secondFactor.beginCodes', (_input, caller) => factors.beginCodes(caller));
  route.member('secondFactor.confirmCodes', (input, caller) => factors.confirmCodes(caller, input));
  route.member('secondFactor.removeCodes', (_input, caller) => factors.removeCodes(caller));
  route.member('secondFactor.makeRecoveryCodes', (_input, caller) => factors.makeRecoveryCodes(caller));
  route.visitor('session.passkeyOptions', (input, caller) => secondStep.options(caller, input));
  route.visitor('session.secondFactor', (input, caller, request, reply) =>
    secondStep.finish(caller, input, deviceOf(request, reply)),
  );
  route.member('account.proofWays', (_input, caller) => proofs.ways(caller));
  route.member('account.proofOptions', (_input, caller) => proofs.options(caller));
  route.member('account.prove', (input, caller) => proofs.prove(caller, input));
  route.member('account.endSession', async ({ id }, caller) => {
    await endSessionOf(db, caller.memberId, id);
    return null;
  });
  route.operator('platformMember.removeSecondFactors', (input, caller) => helpLockedOut(db, caller, input));
};
