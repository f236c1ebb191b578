import { quotationContract } from '@bahi/contract/sales/quotation/quotation.contract';
import { call } from '../../testing/caller.ts';
import { quotationOf, quote } from '../../testing/quotations.ts';
import type { Samples, World } from './samples.ts';

const quoted = ({ shop, marker }: World) => quote(shop, { remarks: marker });
const drafted = ({ shop, marker }: World) => quote(shop, { state: 'DRAFT', remarks: marker });

export const quotationSamples: Samples = {
  'quotation.list': () => ({ query: { pageSize: 50 } }),
  'quotation.get': async (world) => ({ params: { id: (await quoted(world)).id } }),
  'quotation.create': ({ shop, marker }) => ({ body: quotationOf(shop, { remarks: marker }) }),
  'quotation.update': async (world) => {
    const { id } = await drafted(world);
    return { body: { ...quotationOf(world.shop, { state: 'DRAFT', remarks: world.marker }), id } };
  },
  'quotation.publish': async (world) => ({ params: { id: (await drafted(world)).id }, body: {} }),
  'quotation.accept': async (world) => ({
    params: { id: (await quoted(world)).id },
    body: { remarks: `Yes, ${world.marker}` },
  }),
  'quotation.reject': async (world) => ({
    params: { id: (await quoted(world)).id },
    body: { remarks: `No, ${world.marker}` },
  }),
  'quotation.duplicate': async (world) => ({ params: { id: (await quoted(world)).id } }),
  'quotation.convert': async (world) => ({
    params: { id: (await quoted(world)).id },
    body: {},
    alone: 403,
  }),
  'quotation.ofInvoice': async (world) => {
    const params = { id: (await quoted(world)).id };
    const { invoiceId } = await call(world.shop.owner, quotationContract.convert, { params, body: {} });
    return { params: { invoiceId } };
  },
  'quotation.removeDraft': async (world) => ({ params: { id: (await drafted(world)).id } }),
  'quotation.nextNumber': ({ shop }) => ({ query: { outletId: shop.outletId } }),
  'quotation.print': async (world) => ({ params: { id: (await quoted(world)).id }, body: { paper: 'A4' } }),
  'quotation.view': async (world) => ({ params: { id: (await quoted(world)).id } }),
};
