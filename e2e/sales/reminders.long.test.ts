import { customerContract, customerForm } from '@bahi/contract/parties/customer/customer.contract';
import { valuesOfRecord } from '@bahi/contract/form-values';
import { reminderContract } from '@bahi/contract/sales/reminder/reminder.contract';
import { reminderMessages } from '@bahi/contract/sales/reminder/reminder.messages';
import { reminderScreenMessages } from '@bahi/contract/sales/reminder/reminder-screen.messages';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { expect, inject } from 'vitest';
import { callApi } from '../api.ts';
import { storyViews, expectAccessible, expectToFit, test } from '../browser.ts';
import { fieldOf } from '../screen.ts';
import { issueBill } from '../steps/bills.ts';
import { signUpOwner } from '../steps/sign-up.ts';
import { textsIn } from '../texts.ts';

test.for(storyViews(import.meta.filename))(
  'a customer is reminded of an unpaid bill: by SMS, once an hour, and it is seen on the bill and the customer ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const bill = await issueBill(owner, 'Gita Sharma');
    const number = bill.code ?? '';
    const t = textsIn(reminderScreenMessages, view.language);
    const ui = textsIn(uiMessages, view.language);
    await page.goto(inject('base') + screens.invoices);
    await page.getByRole('button', { name: ui('rowActions', { name: number }) }).click();
    await page.getByRole('menuitem', { name: t('remind') }).click();
    const dialog = page.getByRole('dialog', { name: t('remind') });
    await dialog.getByText(t('countsAsIssued')).waitFor();
    await dialog
      .getByText(view.language === 'ne' ? 'भाका' : /is due/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    // A wrong number is told at its field, before anything goes.
    const recipient = fieldOf(page, t('mobileNumber'));
    expect(await recipient.inputValue(), 'the phone of the customer is no mobile').toBe('');
    await recipient.fill('071540000');
    await recipient.press('Enter');
    expect(await recipient.getAttribute('aria-invalid')).toBe('true');
    await recipient.fill('9841234567');
    await fieldOf(page, t('note')).fill('Thank you');
    await dialog.getByText('Thank you').last().waitFor();
    await recipient.press('Enter');
    await dialog.getByText(t('again', { time: '' }).slice(0, 20)).waitFor();
    await dialog.getByText(number).last().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    const token = owner.tokens.access;
    const { rows } = await callApi(reminderContract.list, { query: {} }, { token });
    expect(rows).toMatchObject([{ kind: 'HAND', way: 'SMS', recipient: '9841234567', number }]);
    await page.goto(`${inject('base')}${screens.customers}?view=${bill.customerId}`);
    await page.getByText(t('history')).waitFor();
    await page.getByText(number).first().waitFor();
    await expectAccessible(page);
    await expectToFit(page);
  },
);

test.for(storyViews(import.meta.filename))(
  'an owner chooses when customers are reminded, by keyboard, and who wants none ($language, $width)',
  async (view, { openPage }) => {
    const { page, owner } = await signUpOwner(openPage, view);
    const bill = await issueBill(owner, 'Gita Sharma');
    const t = textsIn(reminderScreenMessages, view.language);
    const said = textsIn(reminderMessages, view.language);
    await page.goto(inject('base') + screens.reminders);
    await page.getByText(t('emptyText')).waitFor();
    await expectAccessible(page);
    await expectToFit(page);
    await page.getByRole('button', { name: t('ruleTitle') }).click();
    await page.getByRole('heading', { name: t('ruleTitle') }).waitFor();
    await expectAccessible(page);
    await expectToFit(page);

    await page.getByRole('checkbox', { name: t('isActive') }).check();
    const after = fieldOf(page, t('daysAfter'));
    await after.fill('९१');
    await page.keyboard.press('Control+S');
    await page.getByText(said('daysAfterWrong')).waitFor();
    await after.fill('१, ५, ३०');
    await page.getByRole('radio', { name: t('SMS_EMAIL') }).focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('checkbox', { name: t('sendsStatements') }).check();
    await page.keyboard.press('Control+S');
    await page.getByText(said('ruleSaved')).waitFor();
    const token = owner.tokens.access;
    expect(await callApi(reminderContract.rule, {}, { token })).toMatchObject({
      isActive: true,
      daysBefore: [3],
      daysAfter: [1, 5, 30],
      ways: 'EMAIL_SMS',
      sendsStatements: true,
    });

    const customer = await callApi(customerContract.get, { params: { id: bill.customerId } }, { token });
    await callApi(
      customerContract.save,
      { body: { ...valuesOfRecord(customerForm, customer), reminders: 'NONE' } },
      { token },
    );
    await page.goto(`${inject('base')}${screens.customers}?view=${bill.customerId}`);
    await page.getByText(t('NONE'), { exact: true }).waitFor();
  },
);
