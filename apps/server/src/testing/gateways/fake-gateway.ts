import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the gateway does with a message. */
export type GatewayMood =
  | 'takes'
  | 'refuses'
  | 'fails'
  | 'hangs'
  | 'trickles'
  | 'talksNonsense'
  | 'talksWithoutEnd'
  | 'redirects'
  | 'breaksOff';

export type FakeGateway = {
  /** The address of both gateways. */
  addresses: { sparrow: string; aakash: string };
  /** What was sent to it: the path, and the fields of the form. */
  received: { path: string; fields: Record<string, string> }[];
  mood: GatewayMood;
  close(): Promise<void>;
};

/** An SMS gateway on this machine that speaks as Sparrow and Aakash do, and can be in any mood. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      gateway.received.push({ path, fields: Object.fromEntries(new URLSearchParams(body)) });
      answer(response, gateway.mood, path === '/sparrow');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const gateway: FakeGateway = {
    addresses: { sparrow: `${base}/sparrow`, aakash: `${base}/aakash` },
    received: [],
    mood: 'takes',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return gateway;
}

function answer(response: ServerResponse, mood: GatewayMood, isSparrow: boolean): void {
  const say = (status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  switch (mood) {
    case 'takes':
      return isSparrow
        ? say(200, { count: 1, response_code: 200, response: '1 mesages has been queued for delivery' })
        : say(200, { error: false, message: '1 messages has been queued for delivery' });
    case 'refuses':
      return isSparrow
        ? say(403, { response_code: 1002, response: 'Invalid Token' })
        : say(200, { error: true, message: 'Invalid auth token' });
    case 'fails':
      return void response.writeHead(500).end('<h1>Internal Server Error</h1>');
    case 'hangs':
      return;
    case 'trickles':
      return void response.writeHead(200).write('{');
    case 'talksNonsense':
      return void response.writeHead(200).end('OK queued');
    case 'talksWithoutEnd':
      return talkOn(response.writeHead(200));
    case 'redirects':
      return void response.writeHead(302, { location: '/elsewhere' }).end();
    case 'breaksOff':
      return void response.destroy();
  }
}

function talkOn(response: ServerResponse): void {
  response.write('x'.repeat(32_000), (error) => {
    if (!error) talkOn(response);
  });
}
