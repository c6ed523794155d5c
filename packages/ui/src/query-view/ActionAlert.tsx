import type { ReactElement, ReactNode } from 'react'
import { Alert, type AlertProps } from '../alert/Alert.tsx'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'

/** A button in a message: the props of a `Button` that it takes. */
type AlertAction = Pick<ButtonProps, 'variant' | 'busy' | 'busyLabel' | 'onClick' | 'children'>

/** Props of `ActionAlert`: those of an `Alert`, and of the button in it. */
export type ActionAlertProps = Pick<AlertProps, 'severity' | 'role'> & {
  /** Says in a short sentence what happened. */
  title: string
  /** The button under the message: its words, what a press does, and whether it is busy. */
  action: AlertAction
  /** Details that the title does not give. */
  children?: ReactNode
}

/** A message with a button for the action that the visitor can take. */
export function ActionAlert({ severity, role, title, action, children }: ActionAlertProps): ReactElement {
  return (
    <Alert severity={severity} role={role} title={title}>
      <Stack gap={16} align="start">
        {children && <p>{children}</p>}
        <Button {...action} />
      </Stack>
    </Alert>
  )
}
