import '@mantine/core/styles/Avatar.layer.css';
import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { Avatar } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { nameIn, textOf, useTexts } from '../../../../platform/i18n.ts';
import { useLanguage } from '../../../../platform/language.ts';
import { useSession } from '../../../../platform/session.tsx';
import { showToast } from '../../../../platform/toasts.ts';
import { useKeysHelp } from './use-keys-help.tsx';
import classes from './ProfileMenu.module.css';

const loadList = () => import('./ProfileMenuList.tsx');
const ProfileMenuList = lazy(async () => ({ default: (await loadList()).ProfileMenuList }));

/** The user's picture or initial; what opens below it comes when it is first asked for. */
export function ProfileMenu({ onHelp }: { onHelp: () => void }) {
  const t = useTexts(frameMessages);
  const { userDetails } = useSession();
  const name = nameIn(useLanguage(), userDetails.fullName, userDetails.fullNameNp);
  const [isThere, setThere] = useState(false);
  const keys = useKeysHelp();
  const open = (): void => {
    loadList().then(
      () => setThere(true),
      () => showToast({ kind: 'error', message: textOf('connection.noAnswer') }),
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
      {isThere ? (
        <Suspense fallback={button()}>
          <ProfileMenuList target={button()} place={place} onHelp={onHelp} onKeys={keys.open} />
        </Suspense>
      ) : (
        button(open)
      )}
      {keys.dialog}
    </>
  );
}

/** The first letter as it is seen: Devanagari letters carry their marks. */
export function initialOf(name: string): string {
  return [...new Intl.Segmenter().segment(name.trim())][0]?.segment.toUpperCase() ?? '';
}
