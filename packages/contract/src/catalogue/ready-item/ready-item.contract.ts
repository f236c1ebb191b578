import { contract } from '../../endpoint.ts';
import { optionalAmount, optionalId, optionalQuantity, requiredText } from '../../fields.ts';
import { z } from '../../zod.ts';

/** The trades that have a catalogue of what their shops sell most. */
export const trades = ['KIRANA', 'MEDICINE', 'HARDWARE', 'CLOTHES', 'RESTAURANT', 'SERVICES'] as const;

/** So many are taken in one call; no catalogue has more. */
export const mostTaken = 100;

const ofTrade = z.object({ trade: z.enum(trades, 'common.choiceUnknown') });

const readyItem = z.object({
  /** It is also by what it is asked for. */
  name: z.string(),
  nameNp: z.string(),
  kind: z.enum(['ITEM', 'SERVICE']),
  /** What it belongs to and is counted in; null of a service. */
  categoryName: z.string().nullable(),
  categoryNameNp: z.string().nullable(),
  unitName: z.string().nullable(),
  unitNameNp: z.string().nullable(),
  hsCode: z.string().nullable(),
  taxable: z.boolean(),
  /** The business has one of its name already. */
  isTaken: z.boolean(),
});

/** What is there of goods is said with what one cost, or not at all. */
const chosen = z
  .object({
    name: requiredText(150),
    sellingPrice: optionalAmount,
    quantity: optionalQuantity,
    cost: optionalAmount,
  })
  .superRefine(({ quantity, cost }, context) => {
    if ((quantity ?? 0) > 0 && cost === null)
      context.addIssue({ code: 'custom', path: ['cost'], message: 'common.isRequired' });
  });

export const readyItemContract = contract('readyItem', {
  /** The catalogue of a trade; its services for who may enter some. */
  read: {
    call: 'GET /v1/ready-items/:trade',
    access: 'item.create',
    params: ofTrade,
    answer: z.object({ items: z.array(readyItem) }),
  },
  /** Makes items and services of a catalogue, all or none; those that are there already are left out. */
  take: {
    call: 'POST /v1/ready-items/:trade',
    access: 'item.create',
    params: ofTrade,
    body: z.object({
      /** Where what is there lies. */
      outletId: optionalId,
      /** The prices said are those of the shelf: of what is taxable they include VAT. */
      vatIncluded: z.boolean().default(false),
      items: z.array(chosen).min(1, 'common.isRequired').max(mostTaken, 'common.numberLarge'),
    }),
    posting: true,
    answer: z.object({ made: z.int(), left: z.int() }),
    refreshes: ['goods'],
  },
});
