import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { MadePasskey, ShownPasskey } from '@bahi/contract/account/second-factor/passkey';
import { secondFactorContract } from '@bahi/contract/account/second-factor/second-factor.contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { call } from '../../../../testing/caller.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { Received, Sending } from '../../account/testing/api.ts';
import { askForTokens, password, signIn } from '../../account/testing/people.ts';

/** What a browser hands over; a fault is planted by changing it. */
export type Asked = {
  challenge: string;
  rpId: string;
  /** The page that asks. */
  origin?: string;
  type?: string;
  /** How often the device says it has signed. */
  count?: number;
  /** Without, the device was touched by nobody. */
  isTouched?: boolean;
};

/** A device that keeps one passkey (ES256), as WebAuthn has it make and show it. */
export type SecurityKey = { make: (asked: Asked) => MadePasskey; show: (asked: Asked) => ShownPasskey };

const present = 0x01;
const withKey = 0x40;

export function securityKey(): SecurityKey {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const point = publicKey.export({ format: 'raw-public', type: 'uncompressed' });
  let signed = 0;
  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' } as const;
  return {
    make(asked) {
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(point.subarray(1, 33))],
          [-3, new Uint8Array(point.subarray(33))],
        ]),
      );
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const authData = Buffer.concat([headOf(asked, withKey, asked.count ?? signed), attested]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', new Uint8Array(authData)],
        ]),
      );
      const clientDataJSON = clientDataOf({ type: 'webauthn.create', ...asked }).toString('base64url');
      const attestationObject = Buffer.from(attestation).toString('base64url');
      return { ...credential, response: { clientDataJSON, attestationObject, transports: ['usb'] } };
    },
    show(asked) {
      signed = asked.count ?? signed + 1;
      const authData = headOf(asked, 0, signed);
      const clientData = clientDataOf({ type: 'webauthn.get', ...asked });
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function headOf({ rpId, isTouched = true }: Asked, flags: number, count: number): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(count);
  return Buffer.concat([sha256(rpId), Buffer.from([flags | (isTouched ? present : 0)]), counter]);
}

function clientDataOf({ type, challenge, origin = 'http://localhost:5173' }: Asked): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function sha256(bytes: Buffer | string): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Adds a passkey of a new device to who is signed in; answers the device and the recovery codes that came with it. */
export async function addPasskey(
  app: TestApp,
  token: string,
  { given = password, name = 'Key on the ring', code }: { given?: string; name?: string; code?: string } = {},
): Promise<{ key: SecurityKey; recoveryCodes: string[] }> {
  const caller = { base: app.base, token };
  const key = securityKey();
  const { challenge, rp } = await call(caller, secondFactorContract.createPasskey, { body: { password: given, code } });
  const passkey = key.make({ challenge, rpId: rp.id });
  const { recoveryCodes } = await call(caller, secondFactorContract.confirmPasskey, { body: { name, passkey } });
  return { key, recoveryCodes };
}

/** What a right password is answered with: what the passkey is to sign. */
export async function askedAtSignIn(app: TestApp, username: string, sending: Sending = {}): Promise<Asked> {
  const { ticket } = (await signIn(app, username, password, sending)).body;
  return { challenge: String(ticket), rpId: 'localhost' };
}

/** Signs in with what the device shows, for the ticket that it was asked with unless another is given. */
export function signInByPasskey(
  app: TestApp,
  ticket: string,
  shown: ShownPasskey,
  sending: Sending = {},
): Promise<Received> {
  return askForTokens(app, { grant_type: 'second_factor', ticket, passkey: JSON.stringify(shown) }, sending);
}

/** A passkey that proves who asks, in the profile. */
export async function proofBy(app: TestApp, token: string, key: SecurityKey): Promise<ShownPasskey> {
  return key.show(await call({ base: app.base, token }, secondFactorContract.requestPasskey, {}));
}
