import { sizeHeader } from '@bahi/contract/download';
import { recordHistoryContract } from '@bahi/contract/platform/record-history/record-history.contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectSoundBooks } from '../../../testing/books.ts';
import { call, fieldsOf, refusal, send } from '../../../testing/caller.ts';
import { addOutlet, addPerson, inOutlet, type Person } from '../../../testing/people.ts';
import { openShop, sell, type Shop } from '../../../testing/shop.ts';
import { sharedTestApp } from '../../../testing/shared-app.ts';
import type { TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await sharedTestApp();
  shop = await openShop(app);
});
afterAll(async () => {
  await expectSoundBooks(app);
  await app.close();
});

const { get, comment, removeComment, uploadDocument, removeDocument, download } = recordHistoryContract;

/** A PDF whose content is its own. */
function pdf(name: string): File {
  return new File([`%PDF-1.4\n% ${name}\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n`], name);
}

async function upload(name: string, person: Person = shop.owner): Promise<string> {
  return (await call(person, uploadDocument, { files: { document: pdf(name) } })).docUuid;
}

const writing = (documents: string[]) => ({
  body: { kind: 'CUSTOMER' as const, recordId: shop.customerId, text: 'His PAN card', documents },
});
const fetched = async (person: Person, docUuid: string) => send(person, download, { params: { docUuid } });

test('a file is put to a record with what is said of it, and goes with that', async () => {
  const docUuid = await upload('pan.pdf');
  const written = await call(shop.owner, comment, writing([docUuid]));
  const sizeBytes = pdf('pan.pdf').size;
  const document = { docUuid, documentName: 'pan.pdf', fileContentType: 'application/pdf', sizeBytes };
  expect(written.documents).toEqual([document]);
  const params = { kind: 'CUSTOMER', id: shop.customerId } as const;
  expect((await call(shop.owner, get, { params })).comments).toMatchObject([{ documents: [document] }]);
  const reader = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const answer = await fetched(reader, docUuid);
  expect(answer.headers.get(sizeHeader), 'how long it is, said before it comes').toBe(String(pdf('pan.pdf').size));
  expect(await answer.text()).toContain('% pan.pdf');
  // It is taken away with its comment alone.
  expect((await refusal(shop.owner, removeDocument, { params: { docUuid } })).status).toBe(404);
  await call(shop.owner, removeComment, { params: { id: written.id } });
  expect((await fetched(shop.owner, docUuid)).status).toBe(404);
});

test('who does not see the record sees no file of it', async () => {
  const bill = await sell(shop);
  const docUuid = await upload('slip.pdf');
  const body = { kind: 'INVOICE', recordId: bill.id, text: 'Signed slip', documents: [docUuid] } as const;
  await call(shop.owner, comment, { body: { ...body, documents: [docUuid] } });
  const elsewhere = await inOutlet(app, shop.owner, await addOutlet(app, shop.owner, 'KTM'));
  const clerk = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  const { owner: stranger } = await openShop(app);
  for (const [person, status] of [
    [shop.owner, 200],
    [elsewhere, 404],
    [clerk, 403],
    [stranger, 404],
  ] as const)
    expect((await fetched(person, docUuid)).status).toBe(status);
});

test('what waits for a comment is its uploader’s alone', async () => {
  const docUuid = await upload('mine.pdf');
  const colleague = await addPerson(app, shop.owner, { userType: 'BUSINESS_INTERNAL', rights: ['customer.read'] });
  expect((await fetched(shop.owner, docUuid)).status, 'no comment has it yet').toBe(404);
  expect(fieldsOf(await refusal(colleague, comment, writing([docUuid])))).toHaveProperty('documents.0');
  expect((await refusal(colleague, removeDocument, { params: { docUuid } })).status).toBe(404);
  await call(shop.owner, removeDocument, { params: { docUuid } });
  expect(fieldsOf(await refusal(shop.owner, comment, writing([docUuid])))).toHaveProperty('documents.0');
});

test('what is no picture and no PDF is refused, and more than five are', async () => {
  const document = new File(['#!/bin/sh'], 'run.pdf');
  expect(fieldsOf(await refusal(shop.owner, uploadDocument, { files: { document } }))).toHaveProperty('document');
  const uuids = Array.from({ length: 6 }, () => '6f1b7e9c-0000-4000-8000-000000000000');
  expect(fieldsOf(await refusal(shop.owner, comment, writing(uuids)))).toHaveProperty('documents');
});
