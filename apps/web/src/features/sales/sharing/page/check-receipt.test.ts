import { expect, test } from 'vitest';
import { checkReceipt } from './check-receipt.ts';

const facts = {
  version: 1,
  number: 'INV-1',
  seller: { name: 'पसल', pan: '609812345' },
  lines: [{ amount: 12.5 }],
  total: 12.5,
};
const pair = () => crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
const ours = await pair();
const { x } = await crypto.subtle.exportKey('jwk', ours.publicKey);
const keys = JSON.stringify({ keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid: 'ours' }] });

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const part = (value: object): string => base64Url(new TextEncoder().encode(JSON.stringify(value)));

async function signed(receipt: object, { key = ours.privateKey, kid = 'ours' } = {}) {
  const text = `${part({ alg: 'EdDSA', kid })}.${part(receipt)}`;
  const mark = await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(text));
  return { receipt, signature: `${text}.${base64Url(new Uint8Array(mark))}` };
}
const check = (file: object, published = keys) => checkReceipt(JSON.stringify(file), published);

test('a receipt as it was signed is genuine, in whatever order its fields stand', async () => {
  const file = await signed(facts);
  expect(await check(file)).toEqual({ receipt: facts });
  const { version, ...rest } = facts;
  expect(await check({ ...file, receipt: { ...rest, version } })).toEqual({ receipt: facts });
});

test('a receipt of which a figure, a line or the signature was changed is not', async () => {
  const file = await signed(facts);
  const changed = [
    { ...file, receipt: { ...facts, total: 1.5 } },
    { ...file, receipt: { ...facts, lines: [] } },
    { ...file, receipt: { ...facts, lines: { 0: { amount: 12.5 } } } },
    { ...file, receipt: { ...facts, more: true } },
    { ...file, receipt: undefined },
    { ...file, signature: `${file.signature.slice(0, -6)}AAAAAA` },
    { ...file, signature: (await signed({ ...facts, total: 1.5 })).signature },
    await signed({ version: 2 }),
  ];
  for (const one of changed) expect(await check(one)).toEqual({ doubt: 'changed' });
});

test('what another signed, and what is no receipt, is said to be that', async () => {
  const other = await pair();
  expect(await check(await signed(facts, { key: other.privateKey }))).toEqual({ doubt: 'changed' });
  expect(await check(await signed(facts, { kid: 'theirs' }))).toEqual({ doubt: 'unknownKey' });
  expect(await check(await signed(facts), '{"keys":"none"}')).toEqual({ doubt: 'unknownKey' });
  for (const text of ['', '[]', '{}', '{"signature":"a.b"}', '{"signature":7}', 'null', '%PDF'])
    expect(await checkReceipt(text, keys)).toEqual({ doubt: 'notReceipt' });
});

test('without keys nothing is said of a receipt; what is none is known all the same', async () => {
  expect(await checkReceipt(JSON.stringify(await signed(facts)), null)).toEqual({ doubt: 'noKeys' });
  expect(await checkReceipt('%PDF', null)).toEqual({ doubt: 'notReceipt' });
});
