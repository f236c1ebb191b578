import type { Access } from '@bahi/contract/access';
import { dataImportContract } from '@bahi/contract/platform/data-import/data-import.contract';
import type { importKinds } from '@bahi/contract/platform/data-import/import-columns';
import { screens } from '@bahi/contract/screens';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../platform/i18n.ts';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../shell/EmptyState.tsx';
import { AddButton } from './add/AddButton.tsx';
import classes from './EmptyList.module.css';
import type { AddAction } from './list-types.ts';
import { useAdd } from './add/use-add.ts';

/** What a list says while it has nothing, whatever is searched. */
export type EmptyWords = {
  /** What belongs here, and what it is good for. */
  text?: string;
  /** Of a list without an Add button: where that begins of which it tells. */
  next?: { label: string; to: string; needs: { access: Access } };
  /** It can also be brought in from a file of this kind. */
  importKind?: (typeof importKinds)[number];
  /** Further ways to the first one, for who may add. */
  more?: ReactNode;
};

/** A list of a business that has none yet: what it is for, and the next thing to do. */
export function EmptyList({ text, next, add, ...others }: EmptyWords & { add: AddAction | undefined }) {
  const t = useTexts(uiMessages);
  const { can } = useSession();
  return (
    <EmptyState
      icon={null}
      title={t('emptyTitle')}
      text={text}
      action={
        <div className={classes.ways}>
          {add === undefined ? null : <AddWays {...others} add={add} />}
          {next === undefined || !can(next.needs) ? null : (
            <Button component={Link} to={next.to}>
              {next.label}
            </Button>
          )}
        </div>
      }
    />
  );
}

function AddWays({ add, importKind, more }: Pick<EmptyWords, 'importKind' | 'more'> & { add: AddAction }) {
  const t = useTexts(uiMessages);
  const { can, isProfileComplete } = useSession();
  const { isOffered, isBlocked } = useAdd(add);
  // Before the profile the Add button alone stands here: it asks for it.
  const isReady = isOffered && !isBlocked && (isProfileComplete || add.needsProfile === false);
  return (
    <>
      <AddButton {...add} />
      {isReady && importKind !== undefined && can(dataImportContract.upload) ? (
        <Button component={Link} to={`${screens.dataImports}?new=1&bring=${importKind}`} variant="default">
          {t('fromFile')}
        </Button>
      ) : null}
      {isReady ? more : null}
    </>
  );
}
