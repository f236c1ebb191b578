import { accountId } from '../../../features/books/voucher/testing/vouchers.ts';
import { deposit, receiveCheque } from '../../../features/books/cheque/testing/cheques.ts';
import type { Samples, World } from '../samples.ts';

const inHand = ({ shop, marker }: World) => receiveCheque(shop, 10, { chequeBank: marker });
const bankOf = ({ shop }: World) => accountId(shop.owner, 'BANK');
async function deposited(world: World) {
  const cheque = await inHand(world);
  const slip = await deposit(world.shop.owner, [cheque], await bankOf(world));
  return { id: cheque.id, slipId: slip.id };
}
const dateAD = '2026-11-20';

export const chequeSamples: Samples = {
  'cheque.list': () => ({ query: { pageSize: 50 } }),
  'cheque.calendar': () => ({ query: { year: 2083, month: 8 } }),
  'cheque.get': async (world) => ({ params: { id: (await inHand(world)).id } }),
  'cheque.details': async (world) => ({
    params: { id: (await inHand(world)).id },
    body: { number: null, bank: world.marker },
  }),
  'cheque.deposit': async (world) => {
    const { id } = await inHand(world);
    return { body: { cheques: [{ id }], moneyAccountId: await bankOf(world), dateAD, remarks: world.marker } };
  },
  'cheque.clear': async (world) => ({ params: { id: (await deposited(world)).id }, body: { dateAD } }),
  'cheque.bounce': async (world) => ({
    params: { id: (await deposited(world)).id },
    body: { dateAD, reason: world.marker },
  }),
  'cheque.handBack': async (world) => ({
    params: { id: (await inHand(world)).id },
    body: { dateAD, reason: world.marker },
  }),
  'cheque.reverse': async (world) => ({ params: { id: (await deposited(world)).id }, body: { reason: world.marker } }),
  'cheque.print': async (world) => ({ params: { id: (await inHand(world)).id }, body: {} }),
  'cheque.printSlip': async (world) => ({ params: { id: (await deposited(world)).slipId }, body: {} }),
};
