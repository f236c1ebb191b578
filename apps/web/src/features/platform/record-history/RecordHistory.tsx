import { recordHistoryScreenMessages } from '@bahi/contract/platform/record-history/record-history-screen.messages';
import { type HistoryKind, isQuietKind, rightToHistory } from '@bahi/contract/platform/record-history/quiet-kinds';
import { Button } from '@mantine/core';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { useSession } from '../../../platform/session.tsx';
import { FormSkeleton } from '../../../ui/list/ListSkeleton.tsx';
import classes from './RecordHistory.module.css';

/** Fetched when somebody asks for it: most look at a record, and not at what it was. */
const RecordEvents = lazy(async () => ({ default: (await import('./RecordEvents.tsx')).RecordEvents }));

/** Below the details of a record: who changed what of it, and what people wrote on it where they do. */
export function RecordHistory({ kind, id }: { kind: HistoryKind; id: number }) {
  const t = useTexts(recordHistoryScreenMessages);
  const { can } = useSession();
  const [isOpen, setOpen] = useState(false);
  const region = useId();
  const section = useRef<HTMLElement>(null);
  if (!can(rightToHistory(kind))) return null;
  const Sign = isOpen ? ChevronUp : ChevronDown;
  return (
    <section ref={section} className={classes.section}>
      <Button
        variant="subtle"
        size="compact-md"
        aria-expanded={isOpen}
        aria-controls={region}
        leftSection={<Sign size={18} aria-hidden />}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isQuietKind(kind) ? 'historyAlone' : 'title')}
      </Button>
      <div id={region}>
        {isOpen ? (
          <Suspense fallback={<FormSkeleton fields={2} />}>
            <RecordEvents
              key={`${kind} ${id}`}
              kind={kind}
              id={id}
              onShown={() => section.current?.scrollIntoView({ block: 'start' })}
            />
          </Suspense>
        ) : null}
      </div>
    </section>
  );
}
