import { contract } from '../../endpoint.ts';
import { z } from '../../zod.ts';

const share = z.object({
  itemId: z.int(),
  shareable: z.boolean(),
  isPriceShareable: z.boolean(),
  /** Both null until the item is shared for the first time. */
  itemShareableId: z.string().nullable(),
  itemShareableCode: z.string().nullable(),
  /** The link as it is sent to others; null where nothing is shared. */
  address: z.string().nullable(),
  /** The dark modules of its QR code, as the path of a picture of `side` modules. */
  qr: z.object({ side: z.int(), path: z.string() }).nullable(),
});
/** Where the caller's pages are, for a server that was not told its own address. */
const origin = z.object({
  origin: z
    .url({ protocol: /^https?$/, error: 'common.choiceUnknown' })
    .max(200)
    .optional(),
});

/** Whether an item is shared with who has its link, and that link. */
export const itemShareContract = contract('itemShare', {
  get: { call: 'GET /v1/items/share/:itemId', access: 'item.read', query: origin, answer: share },
  save: {
    call: 'PUT /v1/items/share/:itemId',
    access: 'item.update',
    reachesOut: true,
    query: origin,
    body: z.object({ shareable: z.boolean(), isPriceShareable: z.boolean() }),
    answer: share,
    refreshes: ['goods'],
  },
  /** Another link; the ones of before lead nowhere from then on. */
  renew: {
    call: 'POST /v1/items/share/new-code/:itemId',
    access: 'item.update',
    reachesOut: true,
    query: origin,
    answer: share,
  },
});
