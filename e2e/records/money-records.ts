import { screenAt, screens } from '@bahi/contract/screens';
import { categoryContract } from '@bahi/contract/money/category/category.contract';
import { expenseContract } from '@bahi/contract/money/expense/expense.contract';
import { incomeContract } from '@bahi/contract/money/income/income.contract';
import { invoiceContract } from '@bahi/contract/sales/invoice/invoice.contract';
import { paymentContract } from '@bahi/contract/money/payment/payment.contract';
import { goodsLinesScreenMessages } from '@bahi/contract/stock/goods-lines/goods-lines-screen.messages';
import { callApi } from '../api.ts';
import { actOn } from '../screen.ts';
import { textsIn } from '../texts.ts';
import { anyCountry } from './countries.ts';
import { bill, document, sameDays } from './due-bill.ts';
import { edited, goWithin, inList, onScreen } from './edited-record.ts';

/** What is there already is paid by payments of its own. */
const paidAtEntry = {
  paymentMode: 'of a new one alone',
  moneyAccountId: 'of a new one alone',
};

export const moneyRecords = [
  edited(categoryContract.update, {
    get: categoryContract.get,
    create: categoryContract.create,
    full: (_, number) => ({
      categoryName: `Rent ${number}`,
      categoryNameNp: `भाडा ${number}`,
      categoryType: 'EXPENSE',
    }),
    open: inList(screens.categories, ({ categoryName }) => categoryName),
  }),
  edited(incomeContract.save, {
    get: incomeContract.get,
    full: async (world, number) => ({
      ...bill(world, number),
      categoryId: world.income.category.id,
      customerId: world.income.customer.id,
      incomeHeading: `Commission ${number}`,
      documents: [
        (await callApi(incomeContract.uploadDocument, { files: { document: document(number) } }, world.caller)).docUuid,
      ],
    }),
    asked: ['outletId', 'billDateAD', 'dueDateAD', 'incomeHeading'],
    inputs: { incomeHeading: 'heading', customerId: 'partyId' },
    without: { ...sameDays, ...paidAtEntry, heading: 'the other name of `incomeHeading`' },
    open: onScreen((incomeId) => screenAt(screens.editIncome, { incomeId })),
  }),
  edited(expenseContract.save, {
    get: expenseContract.get,
    full: async (world, number) => ({
      ...bill(world, number),
      categoryId: world.expense.category.id,
      vendorId: world.expense.registered.id,
      heading: `Truck ${number}`,
      billNumber: `MM-${number}`,
      vatAmount: 130,
      documents: [
        (await callApi(expenseContract.saveImage, { files: { document: document(number) } }, world.caller)).docUuid,
      ],
    }),
    asked: ['outletId', 'billDateAD', 'dueDateAD'],
    inputs: { vendorId: 'partyId' },
    without: { ...sameDays, ...paidAtEntry },
    open: onScreen((expenseId) => screenAt(screens.editExpense, { expenseId })),
  }),
  edited(paymentContract.updateSettlement, {
    get: paymentContract.getSettlement,
    create: paymentContract.createSettlement,
    full: async (world, number) => ({
      customerId: world.income.customer.id,
      outletId: world.outletId,
      paymentLedgerDetailRequestDtoList: [
        { paymentMode: 'CHEQUE', paymentDate: world.ad, paymentAmount: 70 },
        { paymentMode: 'CASH', paymentDate: world.plus(-1), paymentAmount: 30 },
      ],
      totalPayingAmount: 100,
      remarks: `By hand ${number}`,
    }),
    asked: ['customerId', 'outletId'],
    without: {
      customerId: 'stays whose receipt it is',
      outletId: 'stays where it was received',
      componentEntityId: 'the document of a payment on one alone, which its form does not change',
      componentType: 'the kind of that document',
      allocations: 'chosen where the customer owes several documents: its own story',
      totalPayingAmount: 'the sum of the rows',
    },
    open: async (page, { id }, { caller }) => {
      const { number } = await callApi(paymentContract.getSettlement, { params: { masterId: id } }, caller);
      await goWithin(page, `${screens.payments}?search=${number}`);
      await actOn(page, 'en', String(number), 'Edit');
    },
  }),
  edited(invoiceContract.update, {
    get: invoiceContract.get,
    create: invoiceContract.create,
    full: async (world, number) => ({
      state: 'DRAFT',
      destination: 'EXPORT',
      declarationNumber: `M-${number}`,
      declarationDateAD: world.plus(-2),
      countryId: await anyCountry(world.caller),
      customerId: world.shop.customer.id,
      outletId: world.branch.id,
      issuedDateAD: world.ad,
      dueDateAD: world.plus(9),
      paymentMode: 'ONLINE',
      discountType: '2',
      discount: 12.5,
      shippingCharge: 40,
      remarks: `Ring the bell ${number}`,
      lines: [
        {
          inventoryType: 'ITEM',
          itemLedgerDetailId: world.shop.rice?.itemLedgerDetailId ?? 0,
          quantity: 2.5,
          rate: 99.5,
          discountType: '2',
          discount: 4,
          remarks: `Two sacks ${number}`,
        },
      ],
    }),
    asked: ['state', 'outletId', 'issuedDateAD', 'dueDateAD'],
    without: {
      issuedDateBS: 'the same day, which the AD one says',
      dueDateBS: 'the same day, which the AD one says',
      state: 'said by the button that is pressed',
      declarationDateBS: 'the same day, which the AD one says',
      tenderedAmount: 'handed over when it is issued: its own story',
      payments: 'taken when it is issued, at the counter: its own story',
      moneyAccountId: 'what is taken at its issue goes to the usual account of its mode',
      creditReason: 'asked for where the owner stops it: its own story',
      expectedTotal: 'the total that is shown, sent when it is issued: its own story',
    },
    inputs: { customerId: 'partyId' },
    saveLabel: textsIn(goodsLinesScreenMessages, 'en')('saveDraft'),
    open: onScreen((invoiceId) => screenAt(screens.editInvoice, { invoiceId })),
  }),
];
