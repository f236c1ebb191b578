import { customerContract } from '@bahi/contract/parties/customer/customer.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { serviceContract } from '@bahi/contract/catalogue/service/service.contract';
import { sessionContract } from '@bahi/contract/account/session/session.contract';
import { sharingScreenMessages } from '@bahi/contract/sales/sharing/sharing-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import type { Page } from 'playwright-core';
import { callApi } from '../api.ts';
import type { Language } from '../stored-language.ts';
import { textsIn } from '../texts.ts';
import { butwal, type Owner } from './sign-up.ts';

/** A final bill of today over one service at 100 rupees before VAT, to a new customer of this name; nothing is paid. */
export async function issueBill(owner: Owner, customerName = 'Hari KC', phoneNumber = '071540000') {
  const caller = { token: owner.tokens.access };
  const place = await butwal(owner.tokens.access);
  const buyer = { name: customerName, phoneNumber, focalPerson: customerName, ...place };
  const customer = await callApi(customerContract.save, { body: buyer }, caller);
  const name = `Delivery to ${customerName}`;
  const service = await callApi(serviceContract.save, { body: { name, costPrice: 100 } }, caller);
  const { todayAD } = await callApi(sessionContract.init, {}, caller);
  const body = {
    state: 'FINAL',
    customerId: customer.id,
    issuedDateAD: todayAD,
    dueDateAD: todayAD,
    lines: [{ inventoryType: 'SERVICE', serviceId: service.id, quantity: 1, rate: 100 }],
  };
  return callApi(invoiceContract.create, { body }, caller);
}

/** Opens the dialog of sharing from the menu of a row: what another entry says of it is not that entry. */
export async function openSharing(page: Page, language: Language, name: string): Promise<void> {
  await page.getByRole('button', { name: textsIn(uiMessages, language)('rowActions', { name }) }).click();
  const share = textsIn(sharingScreenMessages, language)('share');
  await page.getByRole('menuitem', { name: share, exact: true }).click();
}
