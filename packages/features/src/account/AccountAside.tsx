import { useBrand } from '@coverkit/brand'
import {
  Alert,
  Button,
  Card,
  Disclosure,
  FingerprintIcon,
  HandHeartIcon,
  Heading,
  Icon,
  Inline,
  Link,
  MonitorSmartphoneIcon,
  PhoneIcon,
  ScaleIcon,
  SlidersHorizontalIcon,
  Stack,
  Text,
  TrendingUpIcon,
  UserPenIcon,
} from '@coverkit/ui'
import { useState } from 'react'
import type { AccountActions } from './AccountActions.ts'
import * as styles from './account.css.ts'
import { accountCopy as copy } from './copy.ts'
import type { Customer } from './RequireSignIn.tsx'

const ICONS = {
  change: SlidersHorizontalIcon,
  review: ScaleIcon,
  increase: TrendingUpIcon,
  claim: HandHeartIcon,
  details: UserPenIcon,
  identity: FingerprintIcon,
}

/** What a customer can do from here. */
export function WhatYouCanDo() {
  return (
    <Card as="section" tone="tint" labelledBy="next">
      <Stack gap={4}>
        <Heading level={2} size={20} id="next">
          {copy.next}
        </Heading>
        <ul className={styles.links}>
          {copy.links.map(({ icon, label, href }) => (
            <li key={href} className={styles.link}>
              <Link href={href} variant="quiet">
                <span className={styles.linkWords}>
                  <span className={styles.linkIcon}>
                    <Icon of={ICONS[icon]} />
                  </span>
                  {label}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  )
}

/** Who helps, and how to reach them. */
export function Help() {
  const { phone } = useBrand()
  return (
    <section aria-labelledby="help" className={styles.plain}>
      <Heading level={2} size={20} id="help">
        {copy.help.title}
      </Heading>
      <Text tone="soft">{copy.help.text}</Text>
      <div>
        <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
          <Icon of={PhoneIcon} />
          {copy.help.call(phone)}
        </Link>
      </div>
      <div>
        <Link href="/contact-us" variant="standalone">
          {copy.help.more}
        </Link>
      </div>
    </section>
  )
}

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
