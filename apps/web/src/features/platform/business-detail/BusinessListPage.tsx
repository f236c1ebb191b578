import { screens } from '@bahi/contract/screens';
import { businessDetailContract } from '@bahi/contract/platform/business-detail/business-detail.contract';
import { businessDetailScreenMessages } from '@bahi/contract/platform/business-detail/business-detail-screen.messages';
import { inDigitsOf } from '@bahi/domain/numbers/digits';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column, Filter } from '../../../ui/list/list-types.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useAddressDialog, useDialog } from '../../../ui/dialogs/use-dialog.ts';
import type { BusinessRow } from './business-detail-form.ts';
import { BusinessStatus } from './BusinessStatus.tsx';
import { BusinessViewDialog } from './BusinessViewDialog.tsx';
import { type Answering, ResponseDialog } from './ResponseDialog.tsx';
import { useBusinessActions } from './use-business-actions.tsx';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

const longestText = 30;

/** The businesses of the platform: found, viewed, made, answered, suspended and given back. */
export function BusinessListPage() {
  const t = useTexts(businessDetailScreenMessages);
  const language = useLanguage();
  const list = useListState({ filters: ['status'], sort: '-createdAt' });
  const { status, ...query } = list.query;
  const answer = useCall(
    businessDetailContract.list,
    { params: { status: status ?? 'ALL' }, query },
    { keepPrevious: true },
  );
  const detail = useAddressDialog('view');
  const response = useDialog<Answering>();
  const actionsOf = useBusinessActions({ view: detail.open, respond: response.open });
  return (
    <>
      <ListPage
        title={t('title')}
        list={list}
        answer={answer}
        columns={useBusinessColumns()}
        rowKey={(row) => row.id}
        rowName={(row) => nameIn(language, row.companyName, row.companyNameNp)}
        onOpen={(row) => detail.open(row.id)}
        actionsOf={actionsOf}
        filters={[useStatusFilter()]}
        searchLabel={t('searchLabel')}
        add={{ label: t('add'), needs: businessDetailContract.save, to: screens.newBusiness }}
        empty={{ text: t('empty') }}
      />
      <BusinessViewDialog opened={detail.opened} businessId={detail.target} onClose={detail.close} />
      <ResponseDialog opened={response.opened} answering={response.target} onClose={response.close} />
    </>
  );
}

function useStatusFilter(): Filter<'status'> {
  const t = useTexts(businessDetailScreenMessages);
  const states = ['NEW', 'ACTIVE', 'INACTIVE'] as const;
  return { name: 'status', label: t('status'), options: states.map((value) => ({ value, label: t(value) })) };
}

function useBusinessColumns(): Column<BusinessRow>[] {
  const t = useTexts(businessDetailScreenMessages);
  const language = useLanguage();
  return [
    {
      key: 'companyName',
      title: t('companyName'),
      cell: (row) => <WholeText text={nameIn(language, row.companyName, row.companyNameNp)} length={longestText} />,
      sort: 'companyName',
      card: 'who',
    },
    {
      key: 'pan',
      title: t('pan'),
      cell: (row) => (row.panOrVATNumber === null ? '—' : inDigitsOf(row.panOrVATNumber, language)),
      whole: true,
    },
    {
      key: 'owner',
      title: t('owner'),
      cell: (row) => <WholeText text={row.ownerName ?? '—'} length={longestText} />,
      card: 'more',
    },
    {
      key: 'ownerMobile',
      title: t('ownerMobile'),
      cell: (row) => <PhoneText number={row.ownerMobileNumber} />,
      whole: true,
    },
    {
      key: 'createdAt',
      title: t('registeredAt'),
      cell: (row) => <MomentText at={row.createdAt} />,
      sort: 'createdAt',
      card: 'date',
    },
    {
      key: 'status',
      title: t('status'),
      cell: (row) => <BusinessStatus business={row} />,
      sort: 'status',
      card: 'status',
    },
  ];
}
