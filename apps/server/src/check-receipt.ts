import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { receiptFacts } from '@bahi/contract/sales/sharing/signed-receipt';
import { z } from '@bahi/contract/zod';
import { compactVerify, createLocalJWKSet } from 'jose';
import { receiptKeyForm } from './platform/core/receipt-keys.ts';
import { progress } from './platform/start/start-output.ts';

const usage = 'Say it so: npm run check-receipt -- RECEIPT KEYS, two files; KEYS is what the installation publishes.';
/** What stands beside the signature may be anything until it is compared with what was signed. */
const receiptFile = z.object({ receipt: z.unknown(), signature: z.string() });
const keySet = z.object({ keys: z.array(receiptKeyForm) });

/** Checks a signed receipt with public keys alone, without a database or a network. The exit code is 1 unless it is genuine. */
async function run([fileName, keysFile, ...more]: string[]): Promise<number> {
  if (fileName === undefined || keysFile === undefined || more.length > 0) return say(usage);
  const file = receiptFile.safeParse(await readJson(fileName)).data;
  if (file === undefined) return say('This is no signed receipt.');
  const keys = keySet.safeParse(await readJson(keysFile)).data;
  if (keys === undefined) return say('The second file holds no keys.');
  // What is said is read from what was signed; what stands beside it must say the same.
  const signed = await compactVerify(file.signature, createLocalJWKSet(keys), { algorithms: ['EdDSA'] }).then(
    ({ payload }): unknown => JSON.parse(new TextDecoder().decode(payload)),
    () => null,
  );
  if (signed === null) return say('NOT GENUINE: none of these keys has signed it, or its signature was changed.');
  const facts = receiptFacts.safeParse(signed).data;
  if (facts === undefined || !isDeepStrictEqual(signed, file.receipt))
    return say('NOT GENUINE: it says something else than what was signed.');
  const { number, seller, total, status, credited, chain, madeAt } = facts;
  progress(`Genuine, made at ${madeAt}: ${number} of ${seller.name}, PAN ${seller.pan ?? '-'}, Rs ${total}, ${status}`);
  if (credited > 0) progress(`  credited: Rs ${credited}`);
  if (chain !== null) progress(`  ${chain}`);
  return 0;
}

function say(line: string): number {
  progress(line);
  return 1;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(resolve(file), 'utf8'));
  } catch {
    return null;
  }
}

process.exitCode = await run(process.argv.slice(2));
