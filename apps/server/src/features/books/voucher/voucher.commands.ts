import type { voucherContract } from '@bahi/contract/books/voucher/voucher.contract';
import type { Answer, Input } from '@bahi/contract/endpoint';
import { paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import { contraLines } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { fail } from '../../../platform/core/errors.ts';
import { readOutlet } from '../ledger/document-outlet.ts';
import { type NamedByLine, readNamed } from './voucher.accounts.ts';
import { readLines, refuseUnbalanced, voucherDayOf } from './voucher.prepare.ts';
import { getVoucher } from './voucher.queries.ts';
import { saveVoucher } from './voucher.save.ts';

type Contract = typeof voucherContract;
type Shown = Answer<Contract['get']>;

/** Writes a journal of any lines, and posts it. */
export async function enterJournal(context: Context, { body }: Input<Contract['journal']>): Promise<Shown> {
  const day = await voucherDayOf(context, body);
  const { id: outletId } = await readOutlet(context, body.outletId);
  const lines = await readLines(context, { kind: 'JOURNAL_VOUCHER', outletId, day }, body.lines);
  refuseUnbalanced(context, lines);
  const written = { outletId, day, lines, ...saidOf(body) };
  return getVoucher(context, await saveVoucher(context, 'JOURNAL_VOUCHER', written));
}

/** Moves money from a cash box, bank account or wallet into another one. */
export async function enterContra(context: Context, { body }: Input<Contract['contra']>): Promise<Shown> {
  const day = await voucherDayOf(context, body);
  const { id: outletId } = await readOutlet(context, body.outletId);
  const ends = [endOf('fromAccountId', body.fromAccountId), endOf('toAccountId', body.toAccountId)];
  const { named, refused } = await readNamed(context, { kind: 'CONTRA_VOUCHER', outletId }, ends);
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  const [from, to] = named;
  if (!from || !to) return fail('common.internal', { status: 500 });
  if (from.code === to.code) fail('voucher.sameAccount', { field: 'toAccountId' });
  const amount = paisaFromRupees(body.amount) ?? zeroPaisa;
  const lines = contraLines({ from: from.code, to: to.code }, amount).map((line) => ({ ...line, narration: null }));
  const written = { outletId, day, lines, ...saidOf(body) };
  return getVoucher(context, await saveVoucher(context, 'CONTRA_VOUCHER', written));
}

/** What both forms say beside day and lines. */
function saidOf({ narration, documents, id, version }: Input<Contract['contra' | 'journal']>['body']) {
  return { narration, documents, waiting: id === undefined ? null : { id, version } };
}

function endOf(field: string, accountId: number): NamedByLine {
  return { accountId, categoryId: null, field, categoryField: field };
}
