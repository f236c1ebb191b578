import { secondFactorScreenMessages } from '@bahi/contract/account/second-factor/second-factor-screen.messages';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { userTypeMessages } from '@bahi/contract/people/user/user-type.messages';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { MomentText } from '../../../ui/dates/DateText.tsx';
import type { Column } from '../../../ui/list/list-types.ts';
import { StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { WholeText } from '../../../ui/texts/WholeText.tsx';
import { useCompanyColumn } from '../../platform/business-detail/use-company-column.tsx';
import type { UserRow } from './user-form.ts';
import { PhoneText } from '../../../ui/texts/PhoneText.tsx';

const longestText = 30;

/** The columns of the people: where they work, and for the platform whose they are. */
export function useUserColumns(): Column<UserRow>[] {
  const t = useTexts(userScreenMessages);
  const typeNames = useTexts(userTypeMessages);
  return [
    ...usePersonColumns(),
    { key: 'userType', title: t('userType'), cell: (row) => typeNames(row.userType), sort: 'userType' },
    ...useCompanyColumn<UserRow>(),
    useOutletColumn(),
    {
      key: 'lastSignInAt',
      title: t('lastSignIn'),
      cell: (row) => (row.hasPassword ? <MomentText at={row.lastSignInAt} /> : t('noPassword')),
      sort: 'lastSignInAt',
    },
    useSecondStepColumn(),
    useStatusColumn(),
  ];
}

/** The columns of who works where. */
export function useAssignmentColumns(): Column<UserRow>[] {
  return [...usePersonColumns(), useOutletColumn(), useStatusColumn()];
}

function usePersonColumns(): Column<UserRow>[] {
  const t = useTexts(userScreenMessages);
  return [
    {
      key: 'fullName',
      title: t('fullName'),
      cell: (row) => <WholeText text={row.fullName} length={longestText} />,
      sort: 'fullName',
      card: 'who',
    },
    {
      key: 'mobileNumber',
      title: t('mobileNumber'),
      cell: (row) => <PhoneText number={row.mobileNumber} />,
      whole: true,
      card: 'date',
    },
  ];
}

function useOutletColumn(): Column<UserRow> {
  const t = useTexts(userScreenMessages);
  const language = useLanguage();
  const names = (row: UserRow): string =>
    row.outlets.map(({ name, nameNp }) => nameIn(language, name, nameNp)).join(' · ');
  return {
    key: 'outlets',
    title: t('outlets'),
    cell: (row) => <WholeText text={names(row) || '—'} length={longestText} />,
    card: 'more',
    // Others than outlet users work everywhere: a card says nothing of it.
    cardCell: (row) =>
      row.userType === 'OUTLET_USER' ? <WholeText text={names(row) || '—'} length={longestText} /> : null,
  };
}

function useSecondStepColumn(): Column<UserRow> {
  const t = useTexts(secondFactorScreenMessages);
  const ui = useTexts(uiMessages);
  return {
    key: 'hasSecondFactor',
    title: t('has'),
    cell: (row) => ui(row.hasSecondFactor ? 'yes' : 'no'),
    card: 'more',
    cardCell: (row) => (row.hasSecondFactor ? t('has') : null),
    isSelfTold: true,
  };
}

function useStatusColumn(): Column<UserRow> {
  const ui = useTexts(uiMessages);
  return {
    key: 'isActive',
    title: ui('status'),
    cell: (row) => <StatusBadge isActive={row.isActive} reason={row.statusReason} />,
    sort: 'isActive',
    card: 'status',
  };
}
