import { createServer, type Server, type Socket } from 'node:net';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { call } from '../../../testing/caller.ts';
import { type FakeSmtp, startFakeSmtp } from '../../../testing/gateways/fake-smtp.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deliverDue } from '../delivery/delivery.ts';

const { send, get } = sharingContract;
const minute = 60_000;

let app: TestApp;
let shop: Shop;
/** Takes every letter, from the second try on. */
let host: FakeSmtp;
beforeAll(async () => {
  host = await startFakeSmtp({ hideSTARTTLS: true });
  app = await startTestApp({ environment: atHost(host.port) });
  shop = await openShop(app);
});
afterAll(async () => {
  await app.close();
  await host.close();
});

function atHost(port: number): Record<string, string> {
  return {
    PUBLIC_URL: 'https://bahi.shop.example',
    SMTP_URL: `smtp://127.0.0.1:${port}?from=bills@bahi.example`,
  };
}

async function listen(talk: (socket: Socket) => void): Promise<number> {
  const server: Server = createServer((socket) => {
    // Who breaks off is no fault here.
    socket.on('error', () => {});
    talk(socket);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Sends a bill while the host is another one; answers what is shown of the message after that try. */
async function sendBy(port: number) {
  const params = { kind: 'invoice', id: (await sell(shop)).id } as const;
  const body = { way: 'EMAIL', recipient: 'ram@home.example', language: 'en' } as const;
  await call(shop.owner, send, { params, body });
  const other = await startTestApp({ beside: app, environment: atHost(port) });
  await deliverDue(other.services);
  await other.close();
  const shown = async () => (await call(shop.owner, get, { params })).sharings[0]?.message;
  return { shown, first: await shown() };
}

async function waitIsOver(): Promise<void> {
  const { businessId, userId } = shop.owner;
  await app.services.database.transaction('write', { businessId, outletId: null, userId }, (db) =>
    db.query(
      `update paper_message set due_at = '2026-11-01' where business_id = $1 and state = 'WAITING' returning id`,
      [businessId],
    ),
  );
}

test('a host that breaks off when it has the letter gets it again under the same key, so that it is known', async () => {
  const letters: string[] = [];
  const { first, shown } = await sendBy(await listen((socket) => takeAndBreakOff(socket, letters)));
  expect(first).toMatchObject({ state: 'WAITING', tries: 1, failure: 'UNREACHABLE' });
  expect(Date.parse(first?.dueAt ?? '') - app.services.clock()).toBe(minute);
  await waitIsOver();
  await deliverDue(app.services);
  expect(await shown()).toMatchObject({ state: 'SENT', tries: 2, failure: null });
  const keys = [...letters, ...host.received.splice(0).map(({ source }) => source)].map(keyOf);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test.each([
  ['answers nonsense', (socket: Socket) => void socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['hangs up', (socket: Socket) => void socket.destroy()],
])('a host that %s is asked again later: nothing is lost', async (_how, talk) => {
  const { first, shown } = await sendBy(await listen(talk));
  expect(first).toMatchObject({ state: 'WAITING', tries: 1, failure: 'UNREACHABLE' });
  await waitIsOver();
  await deliverDue(app.services);
  expect(await shown()).toMatchObject({ state: 'SENT', tries: 2 });
  expect(host.received.splice(0)).toHaveLength(1);
});

function takeAndBreakOff(socket: Socket, letters: string[]): void {
  let letter: string | null = null;
  socket.write('220 here\r\n');
  socket.on('data', (chunk) => {
    const said = chunk.toString();
    if (letter !== null) {
      letter += said;
      if (!letter.endsWith('\r\n.\r\n')) return;
      letters.push(letter);
      socket.destroy();
      return;
    }
    if (said.startsWith('DATA')) letter = '';
    socket.write(letter === null ? '250 yes\r\n' : '354 go on\r\n');
  });
}

function keyOf(source: string): string {
  return /^Message-ID: (<[^>]+>)/im.exec(source)?.[1] ?? 'none';
}
