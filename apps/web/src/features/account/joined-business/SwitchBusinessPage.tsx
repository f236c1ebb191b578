import { joinedBusinessContract } from '@bahi/contract/account/joined-business/joined-business.contract';
import { joinedBusinessScreenMessages } from '@bahi/contract/account/joined-business/joined-business-screen.messages';
import { screens } from '@bahi/contract/screens';
import { z } from '@bahi/contract/zod';
import { uiMessages } from '@bahi/contract/ui/ui.messages';
import { Button, Group } from '@mantine/core';
import { Building2, CircleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../platform/api-error.ts';
import { nameIn, useTexts } from '../../../platform/i18n.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useCall } from '../../../platform/query.ts';
import { isBeginningAnew } from '../../../platform/navigation.ts';
import { switchBusiness } from '../../../platform/routing/switch-business.ts';
import { EmptyState, ErrorState } from '../../../ui/shell/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';

const asked = z.object({ isAsked: z.literal(true) });

/**
 * Goes over to another of one's businesses. Whoever chose it on a screen of ours is there at once; whoever was led here by
 * a link says so first.
 */
export function SwitchBusinessPage() {
  const t = useTexts(joinedBusinessScreenMessages);
  const ui = useTexts(uiMessages);
  const language = useLanguage();
  const userId = Number(useParams()['userId']);
  const isAsked = asked.safeParse(useLocation().state).success;
  const list = useCall(joinedBusinessContract.list, {});
  const { error, isSwitching, start } = useSwitch(userId, isAsked);
  const target = list.data?.find((row) => row.userId === userId && !row.isCurrent);
  const name = nameIn(language, target?.companyName, target?.companyNameNp);
  return (
    <>
      <PageTitle title={target === undefined ? t('title') : t('switchTo', { name })} />
      {error !== null ? (
        <div role="alert">
          <EmptyState
            icon={<CircleAlert size={32} aria-hidden />}
            title={t('notSwitched')}
            text={error.message}
            action={
              <Group>
                {error.status === 0 ? <Button onClick={start}>{ui('retry')}</Button> : null}
                <ToOwn />
              </Group>
            }
          />
        </div>
      ) : isSwitching ? (
        <p role="status">{t('switching')}</p>
      ) : list.isPending ? (
        <FormSkeleton fields={2} />
      ) : list.isError ? (
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      ) : target === undefined ? (
        <EmptyState title={t('unknown')} action={<ToOwn />} />
      ) : (
        <EmptyState
          icon={<Building2 size={32} aria-hidden />}
          title={name}
          text={t('question')}
          action={<Button onClick={start}>{t('switchTo', { name })}</Button>}
        />
      )}
    </>
  );
}

function ToOwn() {
  const t = useTexts(joinedBusinessScreenMessages);
  return (
    <Button component={Link} to={`${screens.profile}?tab=businesses`} variant="default">
      {t('title')}
    </Button>
  );
}

function useSwitch(userId: number, isAsked: boolean) {
  const [error, setError] = useState<ApiError | null>(null);
  const [isSwitching, setSwitching] = useState(isAsked);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isBegun = useRef(false);
  const start = (): void => {
    if (isBegun.current) return;
    isBegun.current = true;
    setError(null);
    setSwitching(true);
    switchBusiness(userId).catch((thrown: unknown) => {
      // Another tab was first: the page is about to be loaded anew.
      if (isBeginningAnew()) return;
      if (!(thrown instanceof ApiError)) throw thrown;
      isBegun.current = false;
      setSwitching(false);
      setError(thrown);
    });
  };
  useEffect(() => {
    if (!isAsked) return;
    // Asked for once: whoever comes back here, or loads the page again, is asked.
    void navigate(pathname, { replace: true, state: null });
    start();
    // Once, on coming here.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return { error, isSwitching, start };
}
