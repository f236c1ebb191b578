import { screens } from '@bahi/contract/screens';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { joinedBusinessesTitle } from '@bahi/contract/account/joined-business/joined-business-words';
import { sampleBusinessContract } from '@bahi/contract/platform/sample-business/sample-business.contract';
import { sampleBusinessWords } from '@bahi/contract/platform/sample-business/sample-business-words';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Menu } from '@mantine/core';
import { BookOpen, Building2, CircleQuestionMark, FlaskConical, Keyboard, LogOut, UserRound } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { useIsDesktop } from '../../../../ui/shell/use-desktop.ts';
import { useLogOut } from './use-log-out.ts';
import classes from './ProfileMenu.module.css';

type Props = {
  target: ReactElement;
  /** Of the target: where the focus goes back to. */
  place: RefObject<HTMLButtonElement | null>;
  onHelp: () => void;
  onKeys: () => void;
};

/** What opens below the user's picture: profile, help, the keys and leaving; it stands open when it comes. */
export function ProfileMenuList({ target, place, onHelp, onKeys }: Props) {
  const t = useTexts(frameMessages);
  const { userDetails, isPlatformUser, business, can } = useSession();
  const language = useLanguage();
  const name = nameIn(language, userDetails.fullName, userDetails.fullNameNp);
  const logOut = useLogOut();
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    place.current?.focus();
    setOpen(true);
  }, [place]);
  return (
    <Menu position="bottom-end" width={240} withinPortal={false} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{target}</Menu.Target>
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
            {joinedBusinessesTitle[language]}
          </Menu.Item>
        )}
        {can(sampleBusinessContract.begin) && business?.isSample !== true ? (
          <Menu.Item component={Link} to={screens.sampleBusiness} leftSection={<FlaskConical size={18} aria-hidden />}>
            {sampleBusinessWords.title[language]}
          </Menu.Item>
        ) : null}
        {isDesktop ? (
          <Menu.Item
            onClick={onKeys}
            leftSection={<Keyboard size={18} aria-hidden />}
            rightSection={<kbd aria-hidden>?</kbd>}
          >
            {t('keys')}
          </Menu.Item>
        ) : null}
        <Menu.Item onClick={() => void logOut()} leftSection={<LogOut size={18} aria-hidden />}>
          {t('logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
