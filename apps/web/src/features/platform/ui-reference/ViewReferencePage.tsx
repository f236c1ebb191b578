import { screens } from '@bahi/contract/screens';
import '@mantine/core/styles/Group.layer.css';
import { paymentStatus } from '@bahi/contract/enumeration';
import { uiReferenceScreenMessages } from '@bahi/contract/platform/ui-reference/ui-reference-screen.messages';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { DateText, MomentText } from '../../../ui/dates/DateText.tsx';
import { DetailList } from '../../../ui/dialogs/DetailList.tsx';
import { MoneyText, NumberText, QuantityText } from '../../../ui/texts/MoneyText.tsx';
import { PageTitle } from '../../../ui/shell/PageTitle.tsx';
import { Badge, PaymentStatusBadge, StatusBadge } from '../../../ui/texts/StatusBadge.tsx';
import { StatusToggle } from '../../../ui/texts/StatusToggle.tsx';
import { Surface } from '../../../ui/shell/Surface.tsx';
import { Truncated } from '../../../ui/texts/Truncated.tsx';
import { ReferenceGuard } from './ReferenceGuard.tsx';
import { SampleDialogs } from './SampleDialogs.tsx';
import { SampleRecord } from './SampleRecord.tsx';
import { SampleStates } from './SampleStates.tsx';

const tones = ['primary', 'success', 'warning', 'danger', 'neutral'] as const;

/** How records, their values and their states are shown, and the dialogs and toasts above them. */
export function ViewReferencePage() {
  const t = useTexts(uiReferenceScreenMessages);
  return (
    <ReferenceGuard>
      <PageTitle title={t('viewTitle')} backTo={screens.uiReference} />
      <Surface title={t('record')}>
        <SampleRecord />
      </Surface>
      <Surface title={t('badges')}>
        <SampleBadges />
      </Surface>
      <Surface title={t('texts')}>
        <SampleTexts />
      </Surface>
      <Surface title={t('dialogs')}>
        <SampleDialogs />
      </Surface>
      <Surface title={t('states')}>
        <SampleStates />
      </Surface>
    </ReferenceGuard>
  );
}

function SampleBadges() {
  const t = useTexts(uiReferenceScreenMessages);
  const [isActive, setActive] = useState(true);
  return (
    <Group>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {t('sampleStatus')}
        </Badge>
      ))}
      <StatusBadge isActive />
      <StatusBadge isActive={false} />
      {paymentStatus.words.map((status) => (
        <PaymentStatusBadge key={status} status={status} />
      ))}
      <StatusToggle
        isActive={isActive}
        name={t('sampleStatus')}
        onToggle={() => Promise.resolve(setActive(!isActive))}
      />
    </Group>
  );
}

function SampleTexts() {
  const t = useTexts(uiReferenceScreenMessages);
  return (
    <DetailList
      details={[
        { label: t('price'), value: <MoneyText rupees={1234567.5} withUnit /> },
        { label: t('quantity'), value: <QuantityText value={12.25} unit={t('kilogram')} /> },
        { label: t('number'), value: <NumberText value={108} /> },
        { label: t('date'), value: <DateText ad="2026-11-20" withAd /> },
        { label: t('moment'), value: <MomentText at="2026-11-20T04:30:00.000Z" /> },
        { label: t('shortText'), value: <Truncated text={t('intro')} /> },
      ]}
    />
  );
}
