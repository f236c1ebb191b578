import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from '@bahi/contract/zod';

/** In which of its three forms the receiver says a code. */
export type CbmsForm = 'bare' | 'message' | 'badRequest';
/** What the receiver does: it answers, with a code of its own or one that is given, or it fails in a way of its own. */
export type CbmsMood =
  | 'answers'
  | { code: number }
  | 'fails'
  | 'hangs'
  | 'talksNonsense'
  /** A machine in between refuses what it does not like, in its own words. */
  | 'isBehindProxy'
  /** It says again what it was told. */
  | 'echoes'
  | 'breaksOff'
  /** It takes what it is told and says nothing, as where the line breaks behind it. */
  | 'takesAndBreaksOff';

type Received = { path: string; body: Record<string, unknown> };

export type FakeCbms = {
  /** What is typed as the address of the receiver. */
  address: string;
  received: Received[];
  /** The numbers of bills and returns that it has. */
  known: Set<string>;
  /** The numbers of returns as often as it booked them. */
  returns: string[];
  mood: CbmsMood;
  form: CbmsForm;
  user: { username: string; password: string };
  /** How many calls were under way at once, at most. */
  mostAtOnce: number;
  /** How long it thinks before it answers. */
  thinksMilliseconds: number;
  /** An invoice that it cannot take, whatever its mood, and fails over. */
  chokesOn: string | null;
  close(): Promise<void>;
};

const document = z.record(z.string(), z.unknown());

/** The tax office's receiver on this machine, as clients in use know it, in any mood. */
export async function startFakeCbms(): Promise<FakeCbms> {
  let atOnce = 0;
  const server = createServer((request, response) => {
    atOnce += 1;
    fake.mostAtOnce = Math.max(fake.mostAtOnce, atOnce);
    response.on('close', () => (atOnce -= 1));
    void text(request).then((body) => {
      const received = { path: request.url ?? '', body: document.parse(JSON.parse(body)) };
      fake.received.push(received);
      setTimeout(() => respond(fake, response, received), fake.thinksMilliseconds);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const at = server.address();
  const fake: FakeCbms = {
    address: `http://127.0.0.1:${typeof at === 'object' && at !== null ? at.port : 0}`,
    received: [],
    known: new Set(),
    returns: [],
    mood: 'answers',
    form: 'message',
    user: { username: 'gurung-kirana', password: 'Cbms#2083' },
    mostAtOnce: 0,
    thinksMilliseconds: 0,
    chokesOn: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}

function respond(fake: FakeCbms, response: ServerResponse, received: Received): void {
  const { mood, chokesOn } = fake;
  if (chokesOn !== null && received.body['invoice_number'] === chokesOn)
    return void response.writeHead(500).end('<h1>Server Error in Application</h1>');
  switch (mood) {
    case 'answers':
      return say(fake, response, judge(fake, received));
    case 'fails':
      return void response.writeHead(500).end('<h1>Server Error in Application</h1>');
    case 'hangs':
      return;
    case 'talksNonsense':
      return void response.writeHead(200).end('<html>Welcome</html>');
    case 'isBehindProxy':
      return void response.writeHead(400).end('<html>400 Bad Request</html>');
    case 'echoes':
      return void response.writeHead(200).end(JSON.stringify(received.body));
    case 'breaksOff':
      return void response.destroy();
    case 'takesAndBreaksOff':
      judge(fake, received);
      return void response.destroy();
    default:
      return say(fake, response, mood.code);
  }
}

function say({ form }: FakeCbms, response: ServerResponse, code: number): void {
  const [status, said] = {
    bare: [200, String(code)] as const,
    message: [200, JSON.stringify({ message: String(code) })] as const,
    badRequest: [code === 200 ? 200 : 400, JSON.stringify({ message: String(code) })] as const,
  }[form];
  response.writeHead(status, { 'content-type': 'application/json' }).end(said);
}

/** What the receiver thinks of a bill or a return; what it takes it knows from then on. */
function judge({ user, known, returns }: FakeCbms, { path, body }: Received): number {
  if (body['username'] !== user.username || body['password'] !== user.password) return 100;
  const isReturn = path === '/api/billreturn';
  if (!isReadable(body, isReturn)) return 104;
  const number = String(body[isReturn ? 'credit_note_number' : 'invoice_number']);
  if (isReturn && !known.has(String(body['ref_invoice_number']))) return 101;
  if (!isReturn && known.has(number)) return 101;
  // Of a return it does not say that it has it: it books it a second time.
  if (isReturn) returns.push(number);
  known.add(number);
  return 200;
}

function isReadable(body: Record<string, unknown>, isReturn: boolean): boolean {
  const date = body[isReturn ? 'credit_note_date' : 'invoice_date'];
  const pan = body['buyer_pan'];
  return (
    /^\d{4}\.\d{2}\.\d{2}$/.test(String(date)) &&
    /^\d{4}\.0\d{2}$/.test(String(body['fiscal_year'])) &&
    (isReturn ? pan === null || typeof pan === 'number' : typeof pan === 'string') &&
    typeof body['isrealtime'] === 'boolean'
  );
}
