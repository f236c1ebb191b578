import { emailSetupContract } from '@bahi/contract/platform/email-setup/email-setup.contract';
import { call } from '../../testing/caller.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/gateways/fake-smtp.ts';
import type { Samples, World } from './samples.ts';
import { unusedNumber } from '../../testing/unused-number.ts';

let host: Promise<FakeSmtp> | null = null;

/** Good calls about e-mail accounts and the message service, at a host that listens beside the server. */
export const messageSamples: Samples = {
  'emailSetup.save': async (world) => ({ isOfPlatform: true, body: await accountBody(world) }),
  'emailSetup.get': async (world) => ({ isOfPlatform: true, params: { id: await accountId(world) } }),
  'emailSetup.list': () => ({ isOfPlatform: true, query: { pageSize: 50 } }),
  'emailSetup.toggle': async (world) => ({ isOfPlatform: true, params: { id: await accountId(world) } }),
  'emailSetup.test': async (world) => ({
    isOfPlatform: true,
    body: { id: await accountId(world), to: 'sita@home.example' },
  }),
  'smsSettings.get': () => ({ isOfPlatform: true }),
  'smsSettings.save': () => ({ isOfPlatform: true, body: { provider: 'console', sparrowFrom: 'Bahi' } }),
  'smsSettings.test': () => ({ isOfPlatform: true, body: { mobileNumber: '9841000000' } }),
};

async function accountBody({ marker }: World) {
  host ??= startFakeSmtp({ hideSTARTTLS: true });
  const { port } = await host;
  const email = `${marker.replace(/[^a-z0-9]/gi, '').slice(0, 30)}${unusedNumber()}@shop.example`;
  return { email, host: '127.0.0.1', port, protocol: 'NONE' as const };
}

async function accountId(world: World): Promise<number> {
  return (await call(world.superUser, emailSetupContract.save, { body: await accountBody(world) })).id;
}
