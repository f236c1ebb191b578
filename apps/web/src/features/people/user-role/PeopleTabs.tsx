import { screens } from '@bahi/contract/screens';
import { roleScreenMessages } from '@bahi/contract/people/role/role-screen.messages';
import { userReportColumns } from '@bahi/contract/people/user-report/user-report-columns.messages';
import { userReportContract } from '@bahi/contract/people/user-report/user-report.contract';
import { userRoleContract } from '@bahi/contract/people/user-role/user-role.contract';
import { userContract } from '@bahi/contract/people/user/user.contract';
import { userOutletContract } from '@bahi/contract/people/user/user-outlet.contract';
import { userScreenMessages } from '@bahi/contract/people/user/user-screen.messages';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { ScreenTabs } from '../../../ui/shell/ScreenTabs.tsx';

/** The lists of the same people, by what one wants to know of them: who they are, where they work, what they may do. */
export function PeopleTabs() {
  const user = useTexts(userScreenMessages);
  const role = useTexts(roleScreenMessages);
  const report = useTexts(userReportColumns);
  const { can, isPlatformUser } = useSession();
  return (
    <ScreenTabs
      label={role('people')}
      tabs={[
        { to: screens.users, label: user('title'), isOffered: can(userContract.list) },
        {
          to: screens.outletAssignments,
          label: user('assignmentTitle'),
          isOffered: can(userOutletContract.list) && !isPlatformUser,
        },
        { to: screens.peopleAndRoles, label: role('peopleTitle'), isOffered: can(userRoleContract.people) },
        { to: screens.userReport, label: report('title'), isOffered: can(userReportContract.list) },
      ]}
    />
  );
}
