import { Alert, Button, Disclosure, Icon, Inline, MonitorSmartphoneIcon, Stack, Text } from '@coverkit/ui'
import { useState } from 'react'
import * as styles from '../account.css.ts'
import { accountCopy as copy } from '../copy.ts'
import type { Customer } from '../RequireSignIn.tsx'
import type { AccountActions } from './AccountActions.ts'

function deviceText({ rememberMe, sharedComputer }: Customer): string {
  if (sharedComputer) return copy.shared
  return rememberMe ? copy.remembered : copy.notRemembered
}

interface ThisDeviceProps {
  readonly customer: Customer
  readonly actions: AccountActions
}

/** How long this device stays logged in, and the ways to end it. */
export function ThisDevice({ customer, actions }: ThisDeviceProps) {
  const [ending, setEnding] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function endAll(): Promise<void> {
    setEnding('busy')
    setEnding((await actions.logOutEverywhere()) ? 'idle' : 'failed')
  }
  return (
    <section aria-label={copy.thisDevice} className={styles.plain}>
      <Disclosure
        summary={
          <span className={styles.device}>
            <Icon of={MonitorSmartphoneIcon} />
            {copy.thisDeviceMore}
          </span>
        }
      >
        <Stack gap={12}>
          <Text>{deviceText(customer)}</Text>
          {!customer.sharedComputer && <Text>{copy.logOutText}</Text>}
          <Text tone="soft">{copy.everywhereText}</Text>
          {ending === 'failed' && <Alert severity="error" title={copy.everywhereFailed} role="alert" />}
          <Inline>
            <Button size="small" onClick={() => void actions.logOut()}>
              {copy.logOut}
            </Button>
            <Button
              variant="quiet"
              busy={ending === 'busy'}
              busyLabel={copy.everywhereBusy}
              onClick={() => void endAll()}
            >
              {copy.everywhere}
            </Button>
          </Inline>
        </Stack>
      </Disclosure>
    </section>
  )
}
