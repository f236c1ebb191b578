import { receiptKeysPath } from '@bahi/contract/sales/sharing/public-addresses';
import type { ReceiptFacts } from '@bahi/contract/sales/sharing/signed-receipt';
import type { SharedKind } from '@bahi/contract/sales/sharing/shared-kind';
import { formatAdDate, timeInKathmandu, todayInKathmandu } from '@bahi/domain/calendar/calendar-day';
import { rupeesFromPaisa, sumPaisa } from '@bahi/domain/numbers/money';
import { numberFromQuantity } from '@bahi/domain/numbers/quantity';
import type { FastifyInstance } from 'fastify';
import { type ChainHead, printedHead } from '../../../platform/core/audit-chain.ts';
import { publishedKeys, signText } from '../../../platform/core/receipt-keys.ts';
import type { Services } from '../../../platform/core/services.ts';
import type { PaperText } from '@bahi/contract/paper/paper-data';
import { companySettings } from '../../../platform/settings/company-settings.ts';
import type { PaperInHand } from '../invoice/paper/shared-source.ts';

type Told = { kind: SharedKind; paper: PaperInHand; chain: ChainHead | null };

/**
 * The file of a signed receipt: what the paper says and where it stands in the chain, to be read, and the same under the
 * signature of the installation. It is checked with the public key alone, long after this server is gone.
 */
export async function makeReceipt(services: Services, told: Told): Promise<Uint8Array> {
  const receipt = factsOf(services, told);
  const signature = await signText(services.keys.receiptSeeds, JSON.stringify(receipt));
  return Buffer.from(`${JSON.stringify({ receipt, signature }, null, 2)}\n`);
}

/** Publishes the keys that receipts are checked with, those of former secrets among them. */
export function serveReceiptKeys(app: FastifyInstance, { keys }: Services): void {
  app.get(receiptKeysPath, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').send({ keys: publishedKeys(keys.receiptSeeds) }),
  );
}

function factsOf(services: Services, { kind, paper, chain }: Told): ReceiptFacts {
  const { goods, seller, buyer, issued } = paper;
  const now = services.clock();
  return {
    version: 1,
    kind,
    number: paper.number,
    seller: { ...named(seller.name), pan: seller.pan },
    buyer: { ...named(buyer.name), pan: buyer.pan },
    dateAD: formatAdDate(issued.day),
    dateBS: issued.bs,
    lines: goods.lines.map(({ particulars, quantity, free, unit, counted, rate, amount }) => ({
      particulars: particulars.en,
      quantity: numberFromQuantity(quantity),
      ...(free === undefined || free === 0 ? {} : { free: numberFromQuantity(free) }),
      unit: unit.en,
      ...(counted === undefined
        ? {}
        : { counted: { quantity: numberFromQuantity(counted.quantity), unit: counted.unit.en } }),
      rate: rupeesFromPaisa(rate),
      amount: rupeesFromPaisa(amount),
    })),
    taxable: rupeesFromPaisa(goods.taxable),
    vat: rupeesFromPaisa(sumPaisa(goods.vatByRate.map(({ vat }) => vat))),
    total: rupeesFromPaisa(goods.grandTotal),
    status: paper.status,
    credited: rupeesFromPaisa(paper.credited),
    chain: chain === null ? null : printedHead(chain),
    madeAt: `${formatAdDate(todayInKathmandu(now))} ${timeInKathmandu(now)}`,
    madeBy: services.settings.get(companySettings).publicUrl,
  };
}

function named({ en: name, ne: nameNp }: PaperText): { name: string; nameNp: string | null } {
  return { name, nameNp };
}
