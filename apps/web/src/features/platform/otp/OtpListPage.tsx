import { otpContract, otpPurposes, otpStates } from '@bahi/contract/platform/otp/otp.contract';
import { otpScreenMessages } from '@bahi/contract/platform/otp/otp-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useCall } from '../../../platform/query.ts';
import { useListState } from '../../../platform/use-list-state.ts';
import { ListPage } from '../../../ui/list/ListPage.tsx';
import { useOtpColumns } from './otp-columns.tsx';

/** The codes that were sent to mobiles and what became of them; the code itself where no message service is set up. */
export function OtpListPage() {
  const t = useTexts(otpScreenMessages);
  const list = useListState({ filters: ['purpose', 'state'], sort: '-createdAt' });
  const purpose = otpPurposes.find((known) => known === list.filters.purpose);
  const state = otpStates.find((known) => known === list.filters.state);
  const { search, sort, pageNumber, pageSize } = list.query;
  const query = { search, sort, pageNumber, pageSize, purpose, state };
  const answer = useCall(otpContract.list, { query }, { keepPrevious: true });
  const isConsole = answer.data?.isConsole === true;
  return (
    <ListPage
      title={t('title')}
      list={list}
      answer={answer}
      columns={useOtpColumns(isConsole)}
      rowKey={(row) => row.id}
      rowName={(row) => row.mobileNumber ?? t(row.purpose)}
      filters={[
        { name: 'purpose', label: t('purpose'), options: otpPurposes.map((value) => ({ value, label: t(value) })) },
        { name: 'state', label: t('state'), options: otpStates.map((value) => ({ value, label: t(value) })) },
      ]}
      searchLabel={t('searchLabel')}
      toolbar={isConsole ? <span role="note">{t('consoleNotice')}</span> : null}
      empty={{ text: t('empty') }}
    />
  );
}
