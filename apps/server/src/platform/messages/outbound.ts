import { type LookupAddress, promises as dns } from 'node:dns';
import { once } from 'node:events';
import { request as requestPlain } from 'node:http';
import { request as requestByTls } from 'node:https';
import { connect, isIPv6, type LookupFunction, type Socket } from 'node:net';
import type { Config } from '../settings/config.ts';
import { isPublicAddress } from './public-addresses.ts';

/**
 * Why a call did not reach its end: the host is on a private address, it has no address, nobody answers there, it
 * took too long, or it said more than anybody would.
 */
export type OutboundReason = 'private' | 'unknown' | 'unreachable' | 'slow' | 'tooLong';

export class OutboundError extends Error {
  override name = 'OutboundError';
  reason: OutboundReason;
  constructor(reason: OutboundReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

const neverReached = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN'];

/** Whether a call surely ended before anything of it was said: a message of it may be sent again. */
export function isSurelyUnsent(error: unknown): boolean {
  if (!(error instanceof OutboundError)) return false;
  return ['private', 'unknown'].includes(error.reason) || neverReached.includes(String(Object(error.cause).code));
}

/**
 * The only door for outgoing calls. A host is resolved first, its addresses are checked, and the connection goes to
 * the addresses that were checked: a name cannot be bound to another one in between. Private addresses are refused
 * unless `OUTBOUND_ALLOW` names the host or the address. All of it rejects with an OutboundError.
 */
export type Outbound = {
  /** Sends a form to a fixed address and answers what it says, whatever the status. Redirects are not followed. */
  postForm(address: string, fields: Readonly<Record<string, string>>): Promise<Answered>;
  /** The same of a document of JSON, to an address that somebody typed. */
  postJson(address: string, document: Readonly<Record<string, unknown>>): Promise<Answered>;
  /** A connection to a host that somebody typed, for a protocol of its own. */
  connect(host: string, port: number): Promise<Socket>;
  /** Checks that a host may be called, without calling it. */
  check(host: string, port: number): Promise<void>;
  /** Whether the operator has named the host as one of their own network. */
  isOwnNetwork(host: string, port: number): boolean;
};

/** What the other side says, whatever its status. */
type Answered = { status: number; text: string };
type Body = { type: string; text: string };

export type OutboundOptions = {
  /** For a call from the name's resolution to the last byte of the answer. */
  seconds?: number;
  resolve?: (host: string) => Promise<LookupAddress[]>;
};

const mostSeconds = 10;
const mostBytes = 64_000;

export function createOutbound(
  { outboundAllow }: Pick<Config, 'outboundAllow'>,
  { seconds = mostSeconds, resolve = resolveHost }: OutboundOptions = {},
): Outbound {
  const allowed = outboundAllow.map(allowedHost);
  const isAllowed = (host: string, port: number): boolean =>
    allowed.some((one) => one.host === host && (one.port === null || one.port === port));
  const reach = async (written: string, port: number): Promise<LookupAddress[]> => {
    const host = plainHost(written);
    const found = await resolve(host).catch((error: unknown) => {
      const isUnknown = ['ENOTFOUND', 'ENODATA'].includes(String(Object(error).code));
      throw new OutboundError(isUnknown ? 'unknown' : 'unreachable', `${host} cannot be resolved`, error);
    });
    if (isAllowed(host, port)) return found;
    const open = found.filter(({ address }) => isPublicAddress(address) || isAllowed(plainHost(address), port));
    if (open.length === 0) throw new OutboundError('private', `${host} is not on a public address`);
    return open;
  };
  const postTo = (address: string, body: Body): Promise<Answered> =>
    within(seconds, async (signal) => {
      const url = new URL(address);
      return post(url, body, { to: await reach(url.hostname, portOf(url)), signal });
    });
  return {
    postForm: (address, fields) =>
      postTo(address, { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(fields).toString() }),
    postJson: (address, document) => postTo(address, { type: 'application/json', text: JSON.stringify(document) }),
    connect: (host, port) =>
      within(seconds, async (signal) => openSocket(plainHost(host), port, { to: await reach(host, port), signal })),
    check: (host, port) => within(seconds, async () => void (await reach(host, port))),
    isOwnNetwork: (host, port) => isAllowed(plainHost(host), port),
  };
}

type Reached = { to: readonly LookupAddress[]; signal: AbortSignal };

async function openSocket(host: string, port: number, { to, signal }: Reached): Promise<Socket> {
  const socket = connect({ host, port, lookup: answering(to) });
  try {
    await once(socket, 'connect', { signal });
    return socket;
  } catch (error) {
    socket.destroy();
    throw unreachable(host, error);
  }
}

/** The port of an address, which it need not name. */
export function portOf(url: URL): number {
  return Number(url.port || (url.protocol === 'http:' ? 80 : 443));
}

function post(url: URL, body: Body, { to, signal }: Reached): Promise<Answered> {
  const request = url.protocol === 'http:' ? requestPlain : requestByTls;
  return new Promise((fulfil, reject) => {
    const call = request(url, {
      method: 'POST',
      agent: false,
      lookup: answering(to),
      signal,
      headers: {
        accept: 'application/json',
        'content-type': `${body.type}; charset=utf-8`,
        'content-length': Buffer.byteLength(body.text),
      },
    });
    const fail = (error: unknown): void =>
      reject(error instanceof OutboundError ? error : unreachable(url.hostname, error));
    call.on('error', fail);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) response.destroy(new OutboundError('tooLong', `${url.hostname} answers without end`));
        else chunks.push(chunk);
      });
      response.on('error', fail);
      response.on('end', () => fulfil({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
    call.end(body.text);
  });
}

/** Ends work after so many seconds, a name's resolution included, which cannot be broken off. */
function within<T>(seconds: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(seconds * 1000);
  const expired = new Promise<never>((_fulfil, reject) => {
    signal.addEventListener('abort', () => reject(new OutboundError('slow', `no answer within ${seconds} s`)));
  });
  return Promise.race([expired, work(signal)]);
}

/** In place of the system's resolution: the addresses that were checked. */
function answering(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses;
    if (options.all === true) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };
}

function unreachable(host: string, error: unknown): OutboundError {
  return new OutboundError('unreachable', `${host} cannot be reached`, error);
}

async function resolveHost(host: string): Promise<LookupAddress[]> {
  return dns.lookup(host, { all: true });
}

/** A host in one form: lower case, without the dot at the end; an IPv6 address without brackets and shortened. */
function plainHost(written: string): string {
  const host = written
    .trim()
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '');
  if (!isIPv6(host) || host.includes('%')) return host;
  return new URL(`http://[${host}]`).hostname.slice(1, -1);
}

/** `mail.local`, `mail.local:25`, `10.0.0.5:25`, `fd00::5`, `[fd00::5]:25`. */
function allowedHost(entry: string): { host: string; port: number | null } {
  const [, host, port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(entry) ?? [];
  return host === undefined
    ? { host: plainHost(entry), port: null }
    : { host: plainHost(host), port: port === undefined ? null : Number(port) };
}
