import { z } from '@bahi/contract/zod';
import { openBusiness, type BenchBusiness } from './businesses.ts';
import { processorOf } from './processor.ts';
import type { Stage } from './stage.ts';

const rows = 10_000;
const answered = z.object({ data: z.object({ id: z.int(), recordCount: z.int(), errorRows: z.int() }) });

/**
 * Brings 10,000 rows of items in: two variants an item, each with a barcode and opening stock. How long reading and
 * storing take over HTTP, and how much processor of the server and of its database.
 */
export async function measureImport({ base, services, postgres, serverPid }: Stage): Promise<void> {
  const business = await openBusiness(services, 'Import');
  const headings = 'Item name,Category,Unit,Selling price,Size,Barcode,Opening quantity,Cost of one unit,Outlet';
  const lines = Array.from(
    { length: rows },
    (_, at) => `Thing ${at >> 1},Goods,kg,100,${at % 2 === 0 ? 'S' : 'M'},B${at},5,80,HO`,
  );
  const form = new FormData();
  form.append('kind', 'ITEM');
  form.append('file', new Blob([[headings, ...lines].join('\n')]), 'items.csv');
  const spent = (): number => processorOf(serverPid) + processorOf(postgres.pid);
  const timed = async (name: string, work: () => Promise<Response>): Promise<number> => {
    const [begun, before] = [performance.now(), spent()];
    const response = await work();
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(answer)}`);
    const { data } = answered.parse(answer);
    if (data.errorRows > 0) throw new Error(`${name}: ${data.errorRows} rows have errors`);
    const seconds = (performance.now() - begun) / 1000;
    console.log(`  ${seconds.toFixed(1)} s, ${((spent() - before) / 1000).toFixed(1)} s of processor   ${name}`);
    return data.id;
  };
  console.log(`An import of ${rows} rows of items with opening stock`);
  const id = await timed('read, matched and judged', () => send(base, business, 'upload', form));
  await timed('stored as a whole', () => send(base, business, `commit/${id}`));
  await timed('taken back', () => send(base, business, `reverse/${id}`));
  console.log('');
}

function send(base: string, { token }: BenchBusiness, path: string, body?: FormData): Promise<Response> {
  return fetch(`${base}/api/v1/data-import/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    ...(body === undefined ? {} : { body }),
  });
}
