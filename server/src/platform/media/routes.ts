import multipart from '@fastify/multipart';
import { upload } from '@mall/contract/core/limits';
import type { AreaOptions } from '../area.ts';
import { openMediaSecret } from './open-secret.ts';
import { serveMedia } from './serve.ts';
import { readUpload } from './upload.ts';
import { storeUpload } from './store-upload.ts';

export const mediaRoutes = async ({ app, route, opened, ports, limits }: AreaOptions): Promise<void> => {
  await app.register(multipart, {
    limits: { fileSize: upload.maxBytes, files: 1, fields: 8, fieldSize: 1000, parts: 9 },
  });
  route.member('media.upload', async (_input, caller, request) => {
    await limits.take('upload', caller.memberId);
    return storeUpload(opened.db, ports.storage, caller.memberId, await readUpload(request));
  });
  serveMedia(app, ports.storage, await openMediaSecret(opened.db));
};
