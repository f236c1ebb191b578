import type { Answer } from '@bahi/contract/endpoint';
import { incomeScreenMessages } from '@bahi/contract/money/income/income-screen.messages';
import { incomeContract, incomeOwn } from '@bahi/contract/money/income/income.contract';
import { incomeMessages } from '@bahi/contract/money/income/income.messages';
import { screenAt, screens } from '@bahi/contract/screens';
import { registerTexts } from '../../../platform/i18n.ts';
import { useCall, useFresh, useSend } from '../../../platform/query.ts';
import { PartySelectField } from '../../../ui/fields/PartySelectField.tsx';
import { customers } from '../../parties/customer/customer-sources.ts';
import { type OwnValuesOf, sharedBodyOf } from '../due-document/due-form.ts';
import type { DueKind, OwnDetailsOf } from '../due-document/due-kind.ts';

registerTexts(incomeMessages);

export type IncomeRow = Answer<typeof incomeContract.list>['rows'][number];
export type IncomeDetail = Answer<typeof incomeContract.get>;

/** What the business earns beside its sales, from a customer. */
export const incomeKind: DueKind<IncomeRow, IncomeDetail> = {
  kind: 'INCOME',
  name: 'income',
  texts: incomeScreenMessages,
  listPath: screens.incomes,
  createPath: screens.newIncome,
  editPath: (id) => screenAt(screens.editIncome, { incomeId: id }),
  parameter: 'incomeId',
  list: incomeContract.list,
  save: incomeContract.save,
  edit: 'income.update',
  toggle: incomeContract.toggle,
  partyTexts: customers.texts,
  partySort: 'customerName',
  partyOf: ({ customerId, customerName, customerNameNp }) => ({
    id: customerId,
    name: customerName,
    nameNp: customerNameNp,
  }),
  PartyField: (props) => <PartySelectField source={customers} {...props} />,
  ownForm: incomeOwn,
  useOwnDetails: (): OwnDetailsOf<typeof incomeOwn> => ({}),
  ownValues: (): OwnValuesOf<typeof incomeOwn> => ({}),
  uncopied: {},
  useList: (query) => useCall(incomeContract.list, { query }, { keepPrevious: true }),
  useShown: (id, enabled) => useCall(incomeContract.get, { params: { id } }, { enabled, staleTime: 0 }),
  useStored: (id) => useFresh(incomeContract.get, id === null ? null : { params: { id } }),
  useSave: () => {
    const send = useSend(incomeContract.save);
    return (values) => {
      const { heading, partyId, own } = values;
      return send.mutateAsync({
        body: { ...sharedBodyOf(values), incomeHeading: heading, customerId: partyId, ...incomeOwn.parse(own) },
      });
    };
  },
  places: { incomeHeading: 'heading', customerId: 'partyId' },
  useToggle: () => {
    const toggle = useSend(incomeContract.toggle);
    return (id) => toggle.mutate({ params: { id } });
  },
  useUpload: () => {
    const upload = useSend(incomeContract.uploadDocument, { errors: 'form' });
    return (document) => upload.mutateAsync({ files: { document } });
  },
  useDiscard: () => {
    const discard = useSend(incomeContract.removeDocument, { errors: 'form' });
    return (docUuid) => discard.mutate({ params: { docUuid } });
  },
};
