import type { ReactElement, ReactNode } from 'react'
import { Alert, type AlertProps } from '../alert/Alert.tsx'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { Stack } from '../layout/Stack.tsx'

/** Props of `ActionAlert`: those of an `Alert`, and of the button in it. */
export type ActionAlertProps = Pick<AlertProps, 'severity' | 'role'> & {
  title: string
  action: Pick<ButtonProps, 'variant' | 'busy' | 'busyLabel' | 'onClick' | 'children'>
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
