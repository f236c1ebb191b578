import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicPaperContract } from '@bahi/contract/sales/sharing/public-paper.contract';
import { sharingContract } from '@bahi/contract/sales/sharing/sharing.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../app.ts';
import { pdfText } from '../../../platform/paper/testing/pdf-text.ts';
import { call, send } from '../../../testing/caller.ts';
import { readLabels } from '../../catalogue/label/testing/read-barcodes.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const environment = { PUBLIC_URL: 'https://bahi.shop.example' };

let app: TestApp;
let shop: Shop;
let folder: string;
beforeAll(async () => {
  app = await startTestApp({ environment });
  shop = await openShop(app);
  folder = mkdtempSync(join(tmpdir(), 'bahi-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="ne"><head></head></html>');
  for (const page of ['item', 'bill'])
    writeFileSync(
      join(folder, `${page}.html`),
      `<!doctype html><html lang="ne"><head></head><body>${page}</body></html>`,
    );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

async function shareBill() {
  const { id, code } = await sell(shop);
  const params = { kind: 'invoice', id } as const;
  const { address } = await call(shop.owner, sharingContract.share, { params, body: { way: 'LINK' } });
  return { id, number: code ?? '', url: new URL(address ?? '').pathname, address };
}

async function pageAt(url: string, language = 'en') {
  const pages = await buildApp(app.services, folder);
  const { statusCode, body } = await pages.inject({ url, headers: { 'accept-language': language } });
  await pages.close();
  return { statusCode, body };
}

test('a preview tells whose bill it is and its number, without a script, and nothing of amounts or of the buyer', async () => {
  const { url, number } = await shareBill();
  const { statusCode, body } = await pageAt(url);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<title>Tax Invoice ${number} · Gurung Kirana Pasal</title>`);
  expect(body).toContain(`<meta property="og:title" content="Tax Invoice ${number}" />`);
  expect(body).not.toMatch(/100|Ram Kirana/);
  expect((await pageAt(url, 'ne')).body).toContain(`<title>कर बीजक ${number} ·`);
});

test('of a link that opens nothing a preview tells nothing', async () => {
  const { url } = await shareBill();
  const { statusCode, body } = await pageAt(`${url.slice(0, -1)}~`);
  expect([statusCode, body.includes('This link shows no invoice'), body.includes('og:')]).toEqual([404, true, false]);
  expect((await pageAt('/check-receipt')).statusCode).toBe(200);
});

test('the PDF that is fetched by a link is marked as sent, in the language that is asked for, and is no print', async () => {
  const { id, url, number } = await shareBill();
  const [, , paperId = '', paperCode = ''] = url.split('/');
  const asked = { params: { paperId }, query: { paperCode, language: 'en' } };
  const response = await send({ base: app.base, token: null }, publicPaperContract.pdf, asked);
  expect(response.headers.get('content-disposition')).toContain(`${number.replace(/[^\w-]/g, '-')}.pdf`);
  const text = pdfText(new Uint8Array(await response.arrayBuffer()));
  expect(text).toContain('Sent electronically');
  expect(text).not.toContain('Printed by');
  expect((await call(shop.owner, invoiceContract.get, { params: { id } })).printCount).toBe(0);
});

test('paper bears a second code with its link alone where the server knows its own address', async () => {
  const { id, address } = await shareBill();
  const print = async (caller: typeof shop.owner, paper: 'A4' | 'SLIP') => {
    const body = { paper, language: 'en' };
    const response = await send(caller, invoiceContract.print, { params: { id }, body });
    return new Uint8Array(await response.arrayBuffer());
  };
  for (const paper of ['A4', 'SLIP'] as const) {
    const pdf = await print(shop.owner, paper);
    expect(pdfText(pdf)).toContain('Check whether it is valid');
    const codes = (await readLabels(pdf)).flatMap((page) => page.codes.map(({ text }) => text));
    expect(codes, `what a camera reads on ${paper}`).toContain(address);
  }
  const unknowing = await startTestApp({ beside: app, environment: {} });
  expect(pdfText(await print({ ...shop.owner, base: unknowing.base }, 'SLIP'))).not.toContain('Check whether');
  await unknowing.close();
});
