import { frameMessages } from '@bahi/contract/platform/frame/frame.messages';
import { useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { line } from '../../../platform/kept/line.ts';
import { Banner } from '../../../ui/shell/Banner.tsx';

/** Says on every screen that the server is not reached; once it is again, what could not be read is read. */
export function LineBar() {
  const t = useTexts(frameMessages);
  const client = useQueryClient();
  const isGone = useSyncExternalStore(line.subscribe, line.isGone);
  const wasGone = useRef(false);
  useEffect(() => {
    if (wasGone.current && !isGone)
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    wasGone.current = isGone;
  }, [client, isGone]);
  return (
    <Banner isSticky>
      {isGone ? (
        <>
          <WifiOff size={20} aria-hidden />
          <span>{t('lineGone')}</span>
        </>
      ) : null}
    </Banner>
  );
}
