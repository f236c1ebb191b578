import { contract } from '../../endpoint.ts';
import { day, id, optionalDay, version } from '../../fields.ts';
import { masterData } from '../../master-data.ts';
import { booleanPart, decimalPart, namePart, nameNpPart } from '../../master-data-fields.ts';
import { page } from '../../paging.ts';
import { z } from '../../zod.ts';

const rate = decimalPart({ en: 'Rate (%)', ne: 'दर (%)' }, { decimals: 2, most: 100 });

const declared = masterData('taxRate', {
  module: 'tax-rate',
  scope: 'platform',
  title: { en: 'Tax rates', ne: 'करका दरहरू' },
  one: { en: 'Tax rate', ne: 'करको दर' },
  calls: {
    save: 'POST /tax-rate/save',
    get: 'GET /tax-rate/:id',
    list: 'GET /tax-rate/list',
    setStatus: 'PUT /tax-rate/status-change/:id',
  },
  fields: {
    name: namePart,
    nameNp: nameNpPart,
    /** Per cent, at most two decimals: of today. */
    rate,
    /** The rate that a taxable item gets unless another is chosen. */
    isDefault: booleanPart({ en: 'The usual rate', ne: 'सामान्य दर' }),
  },
  unique: ['name'],
  children: { vatGroup: 'taxRateId' },
  sort: '-rate',
  refreshes: ['taxes'],
});

const taxRate = declared.get.answer.extend({
  /** Goods or services have had it: its percentage changes from a day on, and no longer in place. */
  isUsed: z.boolean(),
  /** Since when the rate of today holds; null from the beginning. */
  sinceAD: z.string().nullable(),
  sinceBS: z.string().nullable(),
  /** What held before the first change. */
  firstRate: z.number(),
  /** All that changed it or is going to, by their days. */
  changes: z.array(z.object({ fromDayAD: z.string(), fromDayBS: z.string(), rate: z.number() })),
});

/** From which day on a tax has which rate; the one before holds until then. */
export const taxRateChangeForm = z
  .object({ rate: rate.form, fromDayAD: optionalDay, fromDayBS: optionalDay, version })
  .superRefine(({ fromDayAD, fromDayBS }, context) => {
    if (fromDayAD === null && fromDayBS === null)
      context.addIssue({ code: 'custom', path: ['fromDayAD'], message: 'common.isRequired' });
  });

const calls = contract('taxRate', {
  save: { ...declared.save, answer: taxRate, refreshes: ['taxes'] },
  get: { ...declared.get, answer: taxRate },
  list: { ...declared.list, answer: page(taxRate) },
  setStatus: { ...declared.setStatus, answer: taxRate },
  change: {
    call: 'POST /tax-rate/:id/change',
    access: 'tax-rate.update',
    body: taxRateChangeForm,
    answer: taxRate,
    refreshes: ['taxes', 'goods'],
  },
  /** Takes back a change that is planned for a day to come. */
  withdraw: {
    call: 'DELETE /tax-rate/:id/change/:fromDayAD',
    access: 'tax-rate.update',
    params: z.object({ id: z.coerce.number('common.notFound').pipe(id), fromDayAD: day }),
    answer: taxRate,
    refreshes: ['taxes', 'goods'],
  },
});
export const taxRateContract = { ...calls, masterData: declared.masterData };
