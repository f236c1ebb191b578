import '@mantine/core/styles/Avatar.layer.css';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Avatar, Button } from '@mantine/core';
import { LogOut } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { nameIn, textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { showToast } from '../../../../platform/toasts.ts';
import { useLogOut } from './use-log-out.ts';
import { useKeysHelp } from './use-keys-help.tsx';
import classes from './ProfileMenu.module.css';

const loadList = () => import('./ProfileMenuList.tsx');
const ProfileMenuList = lazy(async () => ({ default: (await loadList()).ProfileMenuList }));

/** Once the screen is there: after a release its file would not come any more. */
export function fetchProfileMenu(): void {
  loadList().catch(() => undefined);
}

/** The user's picture or initial; what opens below it comes when the screen has come to rest, or it is asked for. */
export function ProfileMenu({ onHelp }: { onHelp: () => void }) {
  const t = useTexts(frameMessages);
  const { userDetails } = useSession();
  const name = nameIn(useLanguage(), userDetails.fullName, userDetails.fullNameNp);
  const [list, setList] = useState<'NONE' | 'THERE' | 'MISSING'>('NONE');
  const keys = useKeysHelp();
  const open = (): void => {
    loadList().then(
      () => setList('THERE'),
      () => {
        setList('MISSING');
        showToast({ kind: 'error', message: textOf(navigator.onLine ? 'connection.outdated' : 'connection.noAnswer') });
      },
    );
  };
  const place = useRef<HTMLButtonElement>(null);
  const button = (onClick?: () => void) => (
    <button
      ref={place}
      type="button"
      className={classes.target}
      aria-label={t('profileMenu', { name })}
      aria-haspopup="menu"
      onClick={onClick}
    >
      <Avatar src={userDetails.profilePic} size={34} radius="xl" color="indigo" alt="">
        {initialOf(name)}
      </Avatar>
    </button>
  );
  return (
    <>
      {list === 'THERE' ? (
        <Suspense fallback={button()}>
          <ProfileMenuList target={button()} place={place} onHelp={onHelp} onKeys={keys.open} />
        </Suspense>
      ) : (
        button(open)
      )}
      {list === 'MISSING' ? <LogoutAlone /> : null}
      {keys.dialog}
    </>
  );
}

/** The way out, which is there whatever else did not come. */
function LogoutAlone() {
  const t = useTexts(frameMessages);
  const logOut = useLogOut();
  return (
    <Button
      variant="default"
      className={classes.alone}
      leftSection={<LogOut size={18} aria-hidden />}
      onClick={() => void logOut()}
    >
      {t('logout')}
    </Button>
  );
}

/** The first letter as it is seen: Devanagari letters carry their marks. */
export function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? '';
}
