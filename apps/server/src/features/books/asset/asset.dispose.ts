import type { assetContract } from '@bahi/contract/books/asset/asset.contract';
import type { Input } from '@bahi/contract/endpoint';
import type { CalendarDay } from '@bahi/domain/calendar/calendar-day';
import { isInFuture } from '@bahi/domain/calendar/document-days';
import { paisaFromRupees, zeroPaisa } from '@bahi/domain/numbers/money';
import type { JournalLine } from '@bahi/domain/posting/ledger';
import { contraLines } from '@bahi/domain/posting/accounts/voucher';
import type { Context } from '../../../platform/core/context.ts';
import { dayInBothCalendars, readRequiredDay, storedDay } from '../../../platform/core/days.ts';
import { fail } from '../../../platform/core/errors.ts';
import type { Row } from '../../../platform/database/table-types.ts';
import { readNamed } from '../voucher/voucher.accounts.ts';
import { takeBackById } from '../voucher/voucher.cancel.ts';
import { writeVoucher } from '../voucher/voucher.write.ts';
import { dayColumns, takeAsset } from './asset.commands.ts';
import { readHolds, refuseHeld } from './asset.holds.ts';
import { type Sold, takeOverInvoice } from './asset.invoice.ts';
import { getAsset } from './asset.queries.ts';
import type { Asset } from './asset.rows.ts';

type Contract = typeof assetContract;
type Form = Input<Contract['dispose']>['body'];

/** Takes an asset out of use: what was got for it comes onto an account, and lessens its pool in the year of that day. */
export async function disposeAsset(context: Context, { params, body }: Input<Contract['dispose']>): Promise<Asset> {
  const asset = await takeAsset(context, params.id, body.version);
  if (asset.disposed_on !== null) fail('asset.notInUse', { status: 409 });
  const day = await disposedOnOf(context, body, asset);
  const proceeds = paisaFromRupees(body.proceeds) ?? zeroPaisa;
  if (body.invoiceId !== null) await takeOverInvoice(context, body.invoiceId, { asset, day, proceeds });
  const voucherId = proceeds === 0 ? null : await bookProceeds(context, { asset, day, proceeds }, body);
  const { on, bs, year } = dayColumns(context, day);
  await context.db.query(
    `update asset set disposed_on = $3, disposed_on_bs = $4, disposed_year = $5, proceeds_paisa = $6, voucher_id = $7,
       invoice_id = $8, version = version + 1 where business_id = $1 and id = $2`,
    [context.businessId, asset.id, on, bs, year, proceeds, voucherId, body.invoiceId],
  );
  context.say('asset.disposed', { name: nameOf(context, asset) });
  return getAsset(context, asset.id);
}

async function disposedOnOf(context: Context, form: Form, asset: Row<'asset'>): Promise<CalendarDay> {
  const { calendar, today } = context;
  const sent = { ad: form.disposedOnAD, bs: form.disposedOnBS };
  const day = readRequiredDay(calendar, sent, { ad: 'disposedOnAD', bs: 'disposedOnBS' });
  if (isInFuture(day, today)) fail('common.dateFuture', { field: 'disposedOnAD' });
  const bought = storedDay(asset.bought_on);
  if (day < bought)
    fail('asset.disposedBefore', { field: 'disposedOnAD', parameters: { day: dayInBothCalendars(context, bought) } });
  refuseHeld((await readHolds(context)).ofDisposal(day), 'disposedOnAD');
  return day;
}

/**
 * A voucher of the asset's outlet: out of fixed assets, onto the account that is named, or off the sales that its invoice
 * posted.
 */
async function bookProceeds(context: Context, { asset, day, proceeds }: Sold, form: Form): Promise<number> {
  const outletId = asset.outlet_id;
  const to = form.invoiceId === null ? await accountOf(context, outletId, form) : 'SALES';
  const lines = contraLines({ from: 'FIXED_ASSETS', to }, proceeds).map((one) => ({ ...one, narration: null }));
  const narration = form.note ?? asset.name;
  return writeVoucher(context, 'ASSET_VOUCHER', { outletId, day, narration, lines });
}

async function accountOf(context: Context, outletId: number, form: Form): Promise<JournalLine['account']> {
  const line = { accountId: form.accountId ?? 0, categoryId: null, field: 'accountId', categoryField: 'accountId' };
  const { named, refused } = await readNamed(context, { kind: 'CONTRA_VOUCHER', outletId }, [line]);
  if (refused.length > 0) fail('common.invalid', { fields: refused });
  return named[0]?.code ?? fail('common.choiceUnknown', { field: 'accountId' });
}

/** Takes a disposal back, while its year is not written down and its day is open. */
export async function restoreAsset(context: Context, { params, body }: Input<Contract['restore']>): Promise<Asset> {
  const { db, businessId } = context;
  const asset = await takeAsset(context, params.id, body.version);
  if (asset.disposed_on === null) return fail('asset.inUse', { status: 409 });
  refuseHeld((await readHolds(context)).ofDisposal(storedDay(asset.disposed_on)));
  await db.query(
    `update asset set disposed_on = null, disposed_on_bs = null, disposed_year = null, proceeds_paisa = null,
       voucher_id = null, invoice_id = null, version = version + 1 where business_id = $1 and id = $2`,
    [businessId, asset.id],
  );
  if (asset.voucher_id !== null) await takeBackById(context, asset.voucher_id, body.reason);
  context.say('asset.restored', { name: nameOf(context, asset) });
  return getAsset(context, asset.id);
}

function nameOf({ language }: Context, { name, name_np: nameNp }: Row<'asset'>): string {
  return language === 'ne' ? (nameNp ?? name) : name;
}
