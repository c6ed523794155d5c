import { useBrand } from '@coverkit/brand'
import { Alert, Button, Card, Container, Heading, Inline, Link, Stack, Text } from '@coverkit/ui'
import { type ComponentType, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import * as styles from './account.css.ts'
import { Applications } from './applications/Applications.tsx'
import { Changes } from './changes/Changes.tsx'
import { Claims } from './claims/Claims.tsx'
import { accountCopy as copy } from './copy.ts'
import { ClosingNotice } from './details/leave/ClosingNotice.tsx'
import { Documents } from './documents/Documents.tsx'
import { Policies } from './policies/Policies.tsx'
import type { Customer } from './RequireSignIn.tsx'
import { SavedQuotes } from './saved-quotes/SavedQuotes.tsx'
import { Tasks } from './tasks/Tasks.tsx'
import type { DraftToFinish } from './tasks/tasks.ts'
import { Transfers } from './transfers/Transfers.tsx'

/** What the page does through sign-in, which is another feature. */
export interface AccountActions {
  readonly logOut: () => Promise<void>
  /** False when the service could not be told. */
  readonly logOutEverywhere: () => Promise<boolean>
}

/** What was begun and can be gone on with. */
export type DraftsRegion = ComponentType<{
  readonly services: PageServices
  /** Told what there is, once that is known and when it changes. */
  readonly onList: (drafts: readonly DraftToFinish[]) => void
}>

type AccountPageProps = {
  readonly services: PageServices
  readonly customer: Customer
  readonly actions: AccountActions
  readonly Drafts: DraftsRegion
}

function deviceText({ rememberMe, sharedComputer }: Customer): string {
  if (sharedComputer) return copy.shared
  return rememberMe ? copy.remembered : copy.notRemembered
}

function Sessions({ customer, actions }: Pick<AccountPageProps, 'customer' | 'actions'>) {
  const [ending, setEnding] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function endAll(): Promise<void> {
    setEnding('busy')
    setEnding((await actions.logOutEverywhere()) ? 'idle' : 'failed')
  }
  return (
    <Card as="section" labelledBy="sessions">
      <Stack gap={16}>
        <Heading level={2} size={24} id="sessions">
          {copy.thisDevice}
        </Heading>
        <Text>{deviceText(customer)}</Text>
        {!customer.sharedComputer && <Text>{copy.logOutText}</Text>}
        <Text tone="soft">{copy.everywhereText}</Text>
        {ending === 'failed' && <Alert severity="error" title={copy.everywhereFailed} role="alert" />}
        <Inline>
          <Button onClick={() => void actions.logOut()}>{copy.logOut}</Button>
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
    </Card>
  )
}

function Next() {
  return (
    <Card as="section" tone="tint" labelledBy="next">
      <Stack gap={12}>
        <Heading level={2} size={20} id="next">
          {copy.next}
        </Heading>
        <Stack as="ul" gap={8}>
          {copy.links.map(({ label, href }) => (
            <li key={href}>
              <Link href={href} variant="standalone">
                {label}
              </Link>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

function Help() {
  const { phone } = useBrand()
  return (
    <Card as="section" labelledBy="help">
      <Stack gap={12}>
        <Heading level={2} size={20} id="help">
          {copy.help.title}
        </Heading>
        <Text>{copy.help.text}</Text>
        <div>
          <Link href={`tel:${phone.replaceAll(' ', '')}`} variant="standalone">
            {copy.help.call(phone)}
          </Link>
        </div>
        <div>
          <Link href="/contact-us" variant="standalone">
            {copy.help.more}
          </Link>
        </div>
      </Stack>
    </Card>
  )
}

/** `/account`: who is signed in, what is kept for them, and where they are signed in. */
export function AccountPage({ services, customer, actions, Drafts }: AccountPageProps) {
  const brand = useBrand()
  const { firstName, lastName, email } = customer.user
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const [drafts, setDrafts] = useState<readonly DraftToFinish[]>([])
  return (
    <Container isPage>
      <title>{`${copy.title} | ${brand.name}`}</title>
      <div className={styles.page}>
        <Stack gap={48}>
          <Stack gap={12}>
            <Heading level={1}>{copy.title}</Heading>
            <Text size={20} tone="soft">
              {copy.who} {name ? `${name}, ${email}` : email}
            </Text>
          </Stack>
          <ClosingNotice services={services} />
          <Tasks services={services} drafts={drafts} />
          <Policies services={services} />
          <Claims services={services} />
          <Applications services={services} email={email} />
          <Changes services={services} />
          <Transfers services={services} />
          <Drafts services={services} onList={setDrafts} />
          <SavedQuotes services={services} />
          <Documents services={services} />
          <Sessions customer={customer} actions={actions} />
        </Stack>
        <aside className={styles.aside} aria-label={copy.asideLabel}>
          <Next />
          <Help />
        </aside>
      </div>
    </Container>
  )
}
