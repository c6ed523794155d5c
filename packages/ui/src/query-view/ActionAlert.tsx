import type { ReactElement, ReactNode } from 'react'
import { Alert, type AlertProps } from '../alert/Alert.tsx'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'

/** A button in a message: what of a `Button` it takes. */
type AlertAction = Pick<ButtonProps, 'variant' | 'busy' | 'busyLabel' | 'onClick' | 'children'>

/** Props of `ActionAlert`: those of an `Alert`, and of the button in it. */
export type ActionAlertProps = Pick<AlertProps, 'severity' | 'role'> & {
  /** What happened, in a short sentence. */
  title: string
  /** The button under the message: its words, what a press does, and whether it is busy. */
  action: AlertAction
  /** More than the title says. */
  children?: ReactNode
}

/** A message that comes with what can be done about it. */
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
