import type { Answer } from '@bahi/contract/endpoint';
import { expenseScreenMessages } from '@bahi/contract/money/expense/expense-screen.messages';
import { expenseContract, expenseOwn } from '@bahi/contract/money/expense/expense.contract';
import { expenseMessages } from '@bahi/contract/money/expense/expense.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { registerTexts, useTexts } from '../../../platform/i18n.ts';
import { useCall, useFresh, useSend } from '../../../platform/query.ts';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { MoneyText } from '../../../ui/texts/MoneyText.tsx';
import { vendors } from '../../parties/vendor/vendor-source.ts';
import { type OwnValuesOf, sharedBodyOf } from '../due-document/due-form.ts';
import type { DueKind, OwnDetailsOf } from '../due-document/due-kind.ts';
import { BillFields } from './BillFields.tsx';

registerTexts(expenseMessages);

export type ExpenseRow = Answer<typeof expenseContract.list>['rows'][number];
export type ExpenseDetail = Answer<typeof expenseContract.get>;

/** What the business spends, to a vendor: with the number of their bill and the VAT within it. */
export const expenseKind: DueKind<ExpenseRow, ExpenseDetail> = {
  kind: 'EXPENSE',
  name: 'expense',
  texts: expenseScreenMessages,
  listPath: screens.expenses,
  createPath: screens.newExpense,
  editPath: (id) => screenAt(screens.editExpense, { expenseId: id }),
  parameter: 'expenseId',
  list: expenseContract.list,
  save: expenseContract.save,
  edit: 'expense.update',
  toggle: expenseContract.toggle,
  partyTexts: vendors.texts,
  partySort: 'vendorName',
  partyOf: ({ vendorId, vendorName, vendorNameNp }) => ({ id: vendorId, name: vendorName, nameNp: vendorNameNp }),
  PartyField: (props) => <PartySelectField source={vendors} {...props} />,
  ownForm: expenseOwn,
  OwnFields: BillFields,
  useOwnDetails: ({ billNumber, vatAmount }): OwnDetailsOf<typeof expenseOwn> => {
    const t = useTexts(expenseScreenMessages);
    const vat = { label: t('vatAmount'), value: <MoneyText rupees={vatAmount} withUnit /> };
    return { billNumber: { label: t('billNumber'), value: billNumber }, vatAmount: vatAmount === 0 ? null : vat };
  },
  ownValues: (record): OwnValuesOf<typeof expenseOwn> => ({
    billNumber: record?.billNumber ?? '',
    vatAmount: record?.vatAmount || '',
  }),
  // Of each bill its own.
  uncopied: { billNumber: '' },
  useList: (query) => useCall(expenseContract.list, { query }, { keepPrevious: true }),
  useShown: (id, enabled) => useCall(expenseContract.get, { params: { id } }, { enabled, staleTime: 0 }),
  useStored: (id) => useFresh(expenseContract.get, id === null ? null : { params: { id } }),
  useSave: () => {
    const send = useSend(expenseContract.save);
    return (values) => {
      const { heading, partyId, own } = values;
      return send.mutateAsync({
        body: { ...sharedBodyOf(values), heading, vendorId: partyId, ...expenseOwn.parse(own) },
      });
    };
  },
  places: { vendorId: 'partyId' },
  useToggle: () => {
    const toggle = useSend(expenseContract.toggle);
    return (id) => toggle.mutate({ params: { id } });
  },
  useUpload: () => {
    const upload = useSend(expenseContract.saveImage, { errors: 'form' });
    return (document) => upload.mutateAsync({ files: { document } });
  },
  useDiscard: () => {
    const discard = useSend(expenseContract.removeDocument, { errors: 'form' });
    return (docUuid) => discard.mutate({ params: { docUuid } });
  },
};
