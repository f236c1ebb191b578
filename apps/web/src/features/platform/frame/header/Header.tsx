import '@mantine/core/styles/Avatar.layer.css';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { ActionIcon, Avatar } from '@mantine/core';
import { CircleQuestionMark, Menu as MenuIcon } from 'lucide-react';
import { nameIn, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { lazyPart } from '../../../../ui/shell/lazy-part.tsx';
import { LanguageToggle } from '../../../../ui/shell/LanguageToggle.tsx';
import { Bell } from '../../notice/Bell.tsx';
import { type Help, helpId } from '../use-help.tsx';
import classes from './Header.module.css';
import { type ReactElement, Suspense } from 'react';
import { initialOf, ProfileMenu } from './ProfileMenu.tsx';
import { SearchButton } from './SearchButton.tsx';
import { TodayText } from './TodayText.tsx';

type Props = { isDesktop: boolean; onOpenMenu: () => void; help: Help };
/** Few have joined several businesses; for all others it is not loaded. */
const BusinessSwitcher = lazyPart<{ children: ReactElement }>(
  async () => (await import('./BusinessSwitcher.tsx')).BusinessSwitcher,
  ({ children }) => children,
);

/** Nor several outlets. */
const OutletSwitcher = lazyPart(async () => (await import('./OutletSwitcher.tsx')).OutletSwitcher, OutletName);

/** The head of every screen: whose business it is, where and when one works, the language, the user. */
export function Header({ isDesktop, onOpenMenu, help }: Props) {
  const t = useTexts(frameMessages);
  const { outlets } = useSession();
  return (
    <header className={classes.header}>
      {isDesktop ? null : (
        <ActionIcon aria-label={t('openMenu')} aria-haspopup="dialog" onClick={onOpenMenu} color="dark">
          <MenuIcon size={24} aria-hidden />
        </ActionIcon>
      )}
      <BusinessName />
      {isDesktop && outlets.length > 1 ? (
        <Suspense>
          <OutletSwitcher />
        </Suspense>
      ) : null}
      <span className={classes.space} />
      <SearchButton isDesktop={isDesktop} />
      {isDesktop ? <TodayText /> : null}
      {isDesktop ? (
        <ActionIcon
          aria-label={t('helpOnScreen')}
          aria-keyshortcuts="F1"
          title={t('helpOnScreen')}
          aria-expanded={help.isOpen}
          aria-controls={help.isBeside ? helpId : undefined}
          onClick={help.toggle}
          color="dark"
        >
          <CircleQuestionMark size={22} aria-hidden />
        </ActionIcon>
      ) : null}
      <Bell />
      <LanguageToggle />
      <ProfileMenu onHelp={help.open} />
    </header>
  );
}

/** Where one works, where the list to choose another place did not come. */
function OutletName() {
  const t = useTexts(frameMessages);
  const language = useLanguage();
  const { outlets, officeId } = useSession();
  const outlet = outlets.find(({ id }) => id === officeId);
  return (
    <span className={classes.name}>{outlet ? nameIn(language, outlet.name, outlet.nameNp) : t('wholeBusiness')}</span>
  );
}

/** Logo and name of the business; platform users have none. */
function BusinessName() {
  const t = useTexts(frameMessages);
  const language = useLanguage();
  const { business, userType, userDetails } = useSession();
  if (business === null || userType === 'SUPER_USER') return <span className={classes.name}>{t('product')}</span>;
  const name = nameIn(language, business.companyName, business.companyNameNp);
  const shown = (
    <span className={classes.business}>
      <Avatar src={business.businessImage} size={32} radius={6} color="indigo" alt="" aria-hidden>
        {initialOf(name)}
      </Avatar>
      <span className={classes.name} title={name}>
        {name}
      </span>
    </span>
  );
  if (userDetails.isJoined !== true) return shown;
  return (
    <Suspense fallback={shown}>
      <BusinessSwitcher>{shown}</BusinessSwitcher>
    </Suspense>
  );
}
