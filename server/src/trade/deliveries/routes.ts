import type { FastifyRequest } from 'fastify';
import type { AreaOptions } from '../../platform/area.ts';
import { readParts } from '../../platform/media/upload.ts';
import { publicUrl } from '../../platform/settings/settings.ts';
import { createInstallerService } from './installer-service.ts';
import { createMallDeliveryService } from './mall-service.ts';
import { createDeliveryService } from './shop-service.ts';

export const deliveryRoutes = ({ route, opened, settings, ports, limits }: AreaOptions): void => {
  const deliveries = createDeliveryService({ db: opened.db, publicUrl: publicUrl(settings) });
  route.staff('delivery.list', (input, caller) => deliveries.list(caller, input));
  route.staff('delivery.board', (input, caller) => deliveries.board(caller, input));
  route.staff('delivery.people', (_input, caller) => deliveries.people(caller));
  route.staff('delivery.show', ({ id }, caller) => deliveries.show(caller, id));
  route.staff('delivery.change', (input, caller) => deliveries.change(caller, input));
  route.staff('delivery.split', (input, caller) => deliveries.split(caller, input));
  route.staff('delivery.makeLink', (input, caller) => deliveries.makeLink(caller, input));
  route.staff('delivery.revokeLink', (input, caller) => deliveries.revokeLink(caller, input));

  const ofMall = createMallDeliveryService({ db: opened.db, publicUrl: publicUrl(settings) });
  route.operator('platformDelivery.list', (input, caller) => ofMall.list(caller, input));
  route.operator('platformDelivery.board', (input, caller) => ofMall.board(caller, input));
  route.operator('platformDelivery.people', () => ofMall.people());
  route.operator('platformDelivery.show', ({ id }, caller) => ofMall.show(caller, id));
  route.operator('platformDelivery.change', (input, caller) => ofMall.change(caller, input));
  route.operator('platformDelivery.split', (input, caller) => ofMall.split(caller, input));
  route.operator('platformDelivery.makeLink', (input, caller) => ofMall.makeLink(caller, input));
  route.operator('platformDelivery.revokeLink', (input, caller) => ofMall.revokeLink(caller, input));

  const installer = createInstallerService({ db: opened.db, storage: ports.storage });
  const token = async (request: FastifyRequest): Promise<string> => {
    await limits.take('installer', request.ip);
    const given = request.headers['x-installer'];
    return typeof given === 'string' ? given : '';
  };
  route.visitor('installer.job', async (_input, { language }, request) =>
    installer.job(await token(request), language),
  );
  route.visitor('installer.photo', async ({ id }, _caller, request) =>
    installer.photo(await token(request), id, async () => (await readParts(request)).file),
  );
  route.visitor('installer.submit', async (input, caller, request) =>
    installer.submit(await token(request), caller, input),
  );
};
