import { screens } from '@bahi/contract/screens';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Avatar.layer.css';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { sampleBusinessScreenMessages } from '@bahi/contract/platform/sample-business/sample-business-screen.messages';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Avatar, Menu } from '@mantine/core';
import { BookOpen, Building2, CircleQuestionMark, FlaskConical, Keyboard, LogOut, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useSignOut } from '../../../../platform/sign-out.ts';
import { useIsDesktop } from '../../../../ui/shell/use-desktop.ts';
import { useLeaveCounter } from '../../../sales/counter/device/use-leave-counter.ts';
import classes from './ProfileMenu.module.css';
import { useKeysHelp } from './use-keys-help.tsx';

/** The user's picture or initial; Profile, help, the keys and Logout below it. */
export function ProfileMenu({ onHelp }: { onHelp: () => void }) {
  const t = useTexts(frameMessages);
  const joined = useTexts(joinedBusinessScreenMessages);
  const sample = useTexts(sampleBusinessScreenMessages);
  const { userDetails, isPlatformUser, business, can } = useSession();
  const name = nameIn(useLanguage(), userDetails.fullName, userDetails.fullNameNp);
  const signOut = useSignOut();
  const mayLeave = useLeaveCounter();
  const isDesktop = useIsDesktop();
  const keys = useKeysHelp();
  return (
    <>
      <Menu position="bottom-end" width={240} withinPortal={false}>
        <Menu.Target>
          <button type="button" className={classes.target} aria-label={t('profileMenu', { name })}>
            <Avatar src={userDetails.profilePic} size={34} radius="xl" color="indigo" alt="">
              {initialOf(name)}
            </Avatar>
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <strong>{name}</strong>
            <small>{userDetails.email ?? userDetails.mobileNumber ?? userDetails.userName}</small>
          </div>
          <Menu.Divider />
          <Menu.Item component={Link} to={screens.profile} leftSection={<UserRound size={18} aria-hidden />}>
            {t('profile')}
          </Menu.Item>
          <Menu.Item
            onClick={onHelp}
            leftSection={<CircleQuestionMark size={18} aria-hidden />}
            rightSection={isDesktop ? <kbd aria-hidden>{t('helpKey')}</kbd> : null}
          >
            {t('helpOnScreen')}
          </Menu.Item>
          <Menu.Item component={Link} to={screens.manual} leftSection={<BookOpen size={18} aria-hidden />}>
            {t('manual')}
          </Menu.Item>
          {isPlatformUser ? null : (
            <Menu.Item
              component={Link}
              to={`${screens.profile}?tab=businesses`}
              leftSection={<Building2 size={18} aria-hidden />}
            >
              {joined('title')}
            </Menu.Item>
          )}
          {can(sampleBusinessContract.begin) && business?.isSample !== true ? (
            <Menu.Item
              component={Link}
              to={screens.sampleBusiness}
              leftSection={<FlaskConical size={18} aria-hidden />}
            >
              {sample('title')}
            </Menu.Item>
          ) : null}
          {isDesktop ? (
            <Menu.Item
              onClick={keys.open}
              leftSection={<Keyboard size={18} aria-hidden />}
              rightSection={<kbd aria-hidden>?</kbd>}
            >
              {t('keys')}
            </Menu.Item>
          ) : null}
          <Menu.Item
            onClick={() => void mayLeave().then((isMeant) => (isMeant ? signOut() : undefined))}
            leftSection={<LogOut size={18} aria-hidden />}
          >
            {t('logout')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {keys.dialog}
    </>
  );
}

/** The first letter as it is seen: Devanagari letters carry their marks. */
export function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? '';
}
