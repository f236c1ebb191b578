import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Transform } from 'node:stream';

/** 400 kbit/s both ways with a round trip of 200 ms. */
export const thinLine = { bytesPerSecond: 50_000, roundTripMilliseconds: 200 };

const { bytesPerSecond, roundTripMilliseconds } = thinLine;
const piece = 1460;

/**
 * A line before the server that is as thin for whatever asks, a service worker among them, which the browser's own
 * throttling of a page leaves out. Answers where it begins, and how it is taken down.
 */
export async function layThinLine(base: string): Promise<{ base: string; end: () => void }> {
  const { hostname, port } = new URL(base);
  const open = new Set<Socket>();
  const [up, down] = [direction(), direction()];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    }
    // A connection is there after one round trip, and each way takes half of one.
    near.pipe(up(roundTripMilliseconds)).pipe(far);
    far.pipe(down(0)).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the line has an address');
  return {
    base: `http://127.0.0.1:${address.port}`,
    end: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}

/** One way of the line, which all connections share. */
function direction(): (firstMilliseconds: number) => Transform {
  let isFreeAt = 0;
  return (firstMilliseconds) => {
    const opensAt = performance.now() + firstMilliseconds;
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        void (async () => {
          for (let at = 0; at < chunk.length; at += piece) {
            const part = chunk.subarray(at, at + piece);
            isFreeAt = Math.max(isFreeAt, performance.now(), opensAt) + (part.length / bytesPerSecond) * 1000;
            // oxlint-disable-next-line no-await-in-loop
            await new Promise((resolve) => setTimeout(resolve, isFreeAt - performance.now()));
            setTimeout(() => this.push(part), roundTripMilliseconds / 2);
          }
        })().finally(() => done());
      },
      flush(done) {
        setTimeout(done, roundTripMilliseconds);
      },
    });
  };
}
