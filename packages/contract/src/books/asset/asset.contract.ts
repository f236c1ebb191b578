import { assetPools } from '@bahi/domain/numbers/depreciation';
import { contract } from '../../endpoint.ts';
import { enumeration } from '../../enumeration.ts';
import { optionalId, requiredText, version } from '../../fields.ts';
import { listQuery, page } from '../../paging.ts';
import { z } from '../../zod.ts';
import { assetForm, disposalForm } from './asset-forms.ts';

/** What is still used, and what was sold or given up. */
export const assetState = enumeration({ IN_USE: 1, DISPOSED: 2 });
/** The pools as a list is asked for them. */
const poolAsked = enumeration({ A: 1, B: 2, C: 3, D: 4, E: 5 });

export const assetRow = z
  .object({
    id: z.int(),
    name: z.string(),
    nameNp: z.string().nullable(),
    pool: z.enum(assetPools),
    state: assetState.answer,
    outletId: z.int(),
    outletName: z.string(),
    outletNameNp: z.string().nullable(),
    boughtOnAD: z.string(),
    boughtOnBS: z.string(),
    /** In rupees. */
    cost: z.number(),
    usefulYears: z.number().nullable(),
    disposedOnAD: z.string().nullable(),
    disposedOnBS: z.string().nullable(),
    proceeds: z.number().nullable(),
    enteredBy: z.string(),
    version: z.int(),
  })
  .meta({ id: 'AssetRow' });

export const assetDetail = assetRow
  .extend({
    note: z.string().nullable(),
    /** The fiscal year in which it was bought. */
    fiscalYear: z.string(),
    /** Of a disposal that brought money. */
    voucherId: z.int().nullable(),
    voucherCode: z.string().nullable(),
    /** The invoice by which it was sold. */
    invoiceId: z.int().nullable(),
    invoiceCode: z.string().nullable(),
    /** The depreciation of the year in which it was bought, or given up, is not posted yet. */
    isEditable: z.boolean(),
    isDisposable: z.boolean(),
    isRestorable: z.boolean(),
  })
  .meta({ id: 'AssetDetail' });

/** What a pool, or all of them, does in a year, in rupees: opening + added + gain − disposed − depreciation = closing. */
const amounts = {
  opening: z.number(),
  added: z.number(),
  absorbed: z.number(),
  disposed: z.number(),
  depreciation: z.number(),
  gain: z.number(),
  closing: z.number(),
};

export const depreciationSheet = z
  .object({
    fiscalYear: z.string(),
    lastDayAD: z.string(),
    lastDayBS: z.string(),
    /** Those in which anything was there, the newest first. */
    years: z.array(z.string()),
    isOver: z.boolean(),
    rows: z.array(
      z.object({
        pool: z.enum(assetPools),
        /** In per cent of what is left; null: by useful life. */
        rate: z.number().nullable(),
        ...amounts,
      }),
    ),
    total: z.object(amounts),
    /** What the register has in the end of the year, and the account of fixed assets; what lies between is not registered. */
    registered: z.number(),
    booked: z.number(),
    /** The voucher that posted it; null: it is not posted. */
    voucher: z.object({ id: z.int(), code: z.string(), postedBy: z.string(), postedAt: z.string() }).nullable(),
    /** The day of the voucher: the last of the year, or, where that is locked, the first open one after it. */
    postingDayAD: z.string(),
    /** An earlier year of which depreciation is not posted, which comes first; null: none. */
    formerYear: z.string().nullable(),
    isPostable: z.boolean(),
    isReversible: z.boolean(),
  })
  .meta({ id: 'DepreciationSheet' });

const params = z.object({ id: z.coerce.number('common.notFound').int().positive() });
const fiscalYear = requiredText(7);

/** The register of fixed assets, and their depreciation year by year by the pools of the Income Tax Act. */
export const assetContract = contract('asset', {
  list: {
    call: 'GET /v1/asset/list',
    access: 'asset.read',
    query: listQuery.extend({ pool: poolAsked.schema.optional(), state: assetState.schema.optional() }),
    answer: page(assetRow),
  },
  /** Of the year asked for, else of the last one that is over. */
  sheet: {
    call: 'GET /v1/asset/depreciation',
    access: 'asset.read',
    query: z.object({ fiscalYear: z.string().trim().max(7).optional() }),
    answer: depreciationSheet,
  },
  get: { call: 'GET /v1/asset/:id', access: 'asset.read', params, answer: assetDetail },
  /** Registers one, which posts nothing: the bill, journal or opening balance that it came by did. */
  save: { call: 'POST /v1/asset/save', access: 'asset.create', body: assetForm, answer: assetDetail },
  /** Takes one out of the register that was entered by mistake. */
  remove: {
    call: 'DELETE /v1/asset/:id',
    access: 'asset.delete',
    params,
    query: z.object({ version: z.coerce.number('common.notFound').int().positive().optional() }),
    answer: z.object({ id: z.int() }),
  },
  /** What was got for it comes onto its account, or out of the income of the invoice that sold it, out of fixed assets. */
  dispose: {
    call: 'POST /v1/asset/dispose/:id',
    access: 'asset.update',
    params,
    body: disposalForm,
    posting: true,
    answer: assetDetail,
    refreshes: ['books'],
  },
  restore: {
    call: 'PUT /v1/asset/restore/:id',
    access: 'asset.update',
    params,
    body: z.object({ version, reason: requiredText(200) }),
    posting: true,
    answer: assetDetail,
    refreshes: ['books'],
  },
  post: {
    call: 'POST /v1/asset/depreciation',
    access: 'asset.create',
    body: z.object({ fiscalYear, outletId: optionalId }),
    posting: true,
    answer: depreciationSheet,
    refreshes: ['books'],
  },
  reverse: {
    call: 'POST /v1/asset/depreciation/reverse',
    access: 'asset.delete',
    body: z.object({ fiscalYear, reason: requiredText(200) }),
    posting: true,
    answer: depreciationSheet,
    refreshes: ['books'],
  },
});
