import { ActionIcon, type ActionIconProps, Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef } from 'react';

type OwnProps<Own, Taken extends string> = Omit<Own, 'color' | Taken>;
type Native<Own> = Omit<ComponentPropsWithRef<'button'>, keyof Own | 'color'>;

/**
 * What takes something away or ends it for good: removes, cancels, withdraws, signs out. It is crimson wherever it stands;
 * in a menu or at the foot of a dialog `isDangerous` says the same of an action.
 */
export function DangerButton(props: OwnProps<ButtonProps, 'variant' | 'c'> & Native<ButtonProps>) {
  return <Button variant="default" {...props} c="var(--bahi-danger)" />;
}

/** The same as an icon: it takes away the row at whose end it stands. */
export function DangerIcon(props: OwnProps<ActionIconProps, never> & Native<ActionIconProps>) {
  return <ActionIcon {...props} color="crimson" />;
}
