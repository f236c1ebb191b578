import '@mantine/core/styles/Input.layer.css';
import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import classes from './TotalsPanel.module.css';

/** A choice of a kind below the totals. */
export function TotalsSelect(props: Omit<NativeSelectProps, 'className'>) {
  return <NativeSelect className={classes.choice} {...props} />;
}
