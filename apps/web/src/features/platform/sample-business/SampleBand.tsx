import { sampleBusinessScreenMessages } from '@bahi/contract/platform/sample-business/sample-business-screen.messages';
import { screens } from '@bahi/contract/screens';
import { Button } from '@mantine/core';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '../../../platform/i18n.ts';
import { askedHere } from '../../../platform/routing/switch-business.ts';
import classes from './SampleBusiness.module.css';

/** Says on every screen of a sample business that it is one, and leads back: a form that is not saved asks first. */
export function SampleBand() {
  const t = useTexts(sampleBusinessScreenMessages);
  return (
    <section className={classes.band} aria-label={t('title')}>
      <FlaskConical size={20} aria-hidden />
      <strong className={classes.bandText}>{t('band')}</strong>
      <Button component={Link} to={screens.sampleBusiness} state={askedHere} variant="default">
        {t('back')}
      </Button>
    </section>
  );
}
