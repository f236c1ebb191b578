import { isDownload } from '../../platform/http/wire.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { attempts, byProof } from './attempts.ts';
import { type Cast, openCast, withoutCodeLimits } from './cast.ts';
import { gainsOf } from './walk.ts';

vi.setConfig({ testTimeout: 240_000 });

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  app = await startTestApp(withoutCodeLimits);
  cast = await openCast(app);
});
afterAll(() => app.close());

const concerned = ['role', 'user', 'user-role', 'user-outlet', 'module', 'privilege'];

test('every call that touches people, roles, assignments or sessions is walked', () => {
  const touching = [...app.endpoints].filter(([name, endpoint]) => {
    const [feature = ''] = name.split('.');
    const isWriting = !endpoint.call.startsWith('GET ') && endpoint.transaction !== 'read' && !isDownload(endpoint);
    const isNear = Object.keys(attempts).some((one) => one.startsWith(`${feature}.`));
    const isProof = byProof.some((one) => one.startsWith(`${feature}.`));
    return isWriting && (isNear || isProof || concerned.includes(endpoint.access.split('.')[0] ?? ''));
  });
  const walked = [...Object.keys(attempts), ...byProof];
  expect(touching.map(([name]) => name).toSorted()).toEqual(walked.toSorted());
});

test('by no call does a manager of one outlet, or anybody else through them, gain a right', async () => {
  expect(await gainsOf(cast, 'manager of one outlet')).toEqual([]);
});
