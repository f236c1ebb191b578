import { businessScreenMessages } from '@bahi/contract/platform/business/business-screen.messages';
import { cashCustomer } from '@bahi/contract/parties/customer/customer.contract';
import { quickItemMessages } from '@bahi/contract/catalogue/item/quick-item.messages';
import { dashboardScreenMessages } from '@bahi/contract/reports/dashboard/dashboard-screen.messages';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { signInMessages } from '@bahi/contract/platform/frame/sign-in.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect } from 'vitest';
import { callApi } from '../api.ts';
import { expectAccessible, expectToFit, isInAll, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { countedHand } from '../steps/counted.ts';
import { editorOf, expectGrandTotal } from '../steps/invoice-screen.ts';
import { codeSentTo, newMobileNumber, signIn } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

const places = {
  ne: { business: 'किराना तथा डिपार्टमेन्ट स्टोर', at: ['लुम्बिनी', 'रुपन्देही', 'बुटवल', '६'] },
  en: { business: 'Grocery and department store', at: ['Lumbini', 'Rupandehi', 'Butwal', '6'] },
} as const;
const password = 'Dhaulagiri#8167';
const mostKeys = 60;
const mostTaps = 45;

test.for(isInAll ? (['ne', 'en'] as const) : (['ne'] as const))(
  'from the sign-up to the first bill on a phone (%s)',
  async (language, { openPage }) => {
    const page = await openPage({ language, width: 390, path: screens.validateMobile });
    const hand = countedHand(page);
    const t = textsIn(signInMessages, language);
    const words = textsIn(businessScreenMessages, language);
    const ui = textsIn(uiMessages, language);
    const home = textsIn(dashboardScreenMessages, language);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const mobileNumber = newMobileNumber();

    await hand.write(fieldOf(page, t('mobile')), mobileNumber);
    await hand.tap(button(t('sendCode')));
    await hand.offered(fieldOf(page, t('code')), await codeSentTo(mobileNumber));

    // What a phone knows of its owner it fills in, and it makes up passwords.
    await hand.offered(fieldOf(page, t('fullName')), 'Sita Gurung');
    expect(await fieldOf(page, t('userName')).inputValue(), 'nobody needs another name').toBe(mobileNumber);
    await hand.offered(fieldOf(page, t('email')), `sita${mobileNumber}@bahi.example`);
    await hand.write(fieldOf(page, t('dateOfBirth')), '2047-1-1');
    await hand.write(fieldOf(page, t('companyName')), 'Sita Store');
    await hand.write(fieldOf(page, t('panNumber')), '301234567');
    await hand.offered(fieldOf(page, t('password')), password);
    await hand.tap(button(t('register')));

    await hand.tap(button(home('goProfile')));
    const select = (name: string) => page.getByRole('combobox', { name });
    const { business, at } = places[language];
    await hand.pick(select(words('businessType')), business);
    await hand.pick(select(words('registerType')), words('vat'));
    for (const [position, part] of (['province', 'district', 'localBody', 'ward'] as const).entries())
      await hand.pick(select(ui(part)), at[position] ?? '');
    await hand.tap(button(ui('save')));
    await hand.tap(page.getByRole('link', { name: words('firstBill') }));

    const editor = editorOf(page, language);
    const quick = textsIn(quickItemMessages, language);
    await expect
      .poll(() => editor.customer.inputValue())
      .toBe(language === 'ne' ? cashCustomer.nameNp : cashCustomer.name);
    await hand.write(editor.cell('item', 1), 'Rice');
    await hand.tap(page.getByRole('button', { name: quick('add', { name: 'Rice' }) }));
    await hand.write(fieldOf(page, quick('price')), '100');
    await hand.write(fieldOf(page, quick('quantity')), '20');
    await hand.write(fieldOf(page, quick('cost')), '80');
    await expectAccessible(page);
    await expectToFit(page);
    await hand.tap(page.getByRole('dialog').getByRole('button', { name: ui('save') }));
    await expectGrandTotal(editor.totals, language === 'ne' ? '११३.००' : '113.00');
    await hand.tap(editor.issue);
    await editor.done.waitFor();

    const { rows } = await callApi(
      invoiceContract.list,
      { query: {} },
      { token: (await signIn(mobileNumber, password)).access },
    );
    expect(rows).toMatchObject([{ customerName: cashCustomer.name, grandTotal: 113, paymentStatus: 'PAID' }]);
    expect(hand.counts.keys).toBeLessThanOrEqual(mostKeys);
    expect(hand.counts.taps).toBeLessThanOrEqual(mostTaps);
  },
);
