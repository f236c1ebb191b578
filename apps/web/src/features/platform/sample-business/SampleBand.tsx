import { sampleBusinessScreenMessages } from '@bahi/contract/platform/sample-business/sample-business-screen.messages';
import { Button } from '@mantine/core';
import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n.ts';
import { leaveSample } from '../../../platform/routing/sample-business.ts';
import classes from './SampleBusiness.module.css';

/** Says on every screen of a sample business that it is one, and leads back. */
export function SampleBand() {
  const t = useTexts(sampleBusinessScreenMessages);
  const [isLeaving, setLeaving] = useState(false);
  const leave = (): void => {
    setLeaving(true);
    void leaveSample();
  };
  return (
    <div className={classes.band} role="status">
      <FlaskConical size={20} aria-hidden />
      <strong className={classes.bandText}>{t('band')}</strong>
      <Button variant="default" loading={isLeaving} onClick={leave}>
        {t('back')}
      </Button>
    </div>
  );
}
