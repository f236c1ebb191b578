import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fail } from '../../../platform/core/errors.ts';

/** Reliability design, "Signing in": argon2id with 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Without letters and digits that look alike on a screen; one of each at least, as a password needs. */
const alphabets = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '#@%+'];
const lettersOfEach = 4;
const atOnce = 4;
/** Whoever comes when this many wait is sent away: they would wait for half a minute. */
const mostWaiting = 500;

/** A password that nobody has, at the cost of any other: what is compared for who has no account or no password. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$9NSgCGzjbzZlyuBrymTXIA$DyRgXbe+my9mHr9UIAvak28/zMPfetewNJc+6VZ346Y';

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work that takes the memory of a password check, at most four at once in this process. */
export async function inPasswordSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnce) running += 1;
  else {
    if (waiting.length >= mostWaiting) fail('common.busy', { status: 503 });
    // The slot is handed over, so it stays counted.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return inPasswordSlot(() => hash(password.normalize('NFC'), cost));
}

/** Compares a password; with no stored form it takes as long and is never right. Call it inside a password slot. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const isSame = await verify(stored ?? nobodysHash, password.normalize('NFC'));
  return isSame && stored !== null;
}

/** A password that is good until the person chooses their own. */
export function randomPassword(): string {
  return Array.from({ length: lettersOfEach }, () => alphabets.map((letters) => letters[randomInt(letters.length)]))
    .flat()
    .join('');
}
