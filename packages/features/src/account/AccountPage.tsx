import { useBrand } from '@coverkit/brand'
import { fullName } from '@coverkit/core'
import { FlowFrame, Heading, Stack, Text, WithSide } from '@coverkit/ui'
import { type ComponentType, useCallback, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { PageRegion } from '#common/step-form/PageRegion.tsx'
import { usePerch } from '#common/step-form/usePerch.tsx'
import * as styles from './account.css.ts'
import { hasLeftClaim } from './add-by-code/hasLeftClaim.ts'
import { MadeWithoutSignIn } from './add-by-code/MadeWithoutSignIn.tsx'
import { Applications } from './applications/Applications.tsx'
import type { AccountActions } from './aside/AccountActions.ts'
import { Help } from './aside/Help.tsx'
import { ThisDevice } from './aside/ThisDevice.tsx'
import { WhatYouCanDo } from './aside/WhatYouCanDo.tsx'
import { Changes } from './changes/Changes.tsx'
import { Claims } from './claims/Claims.tsx'
import { accountCopy as copy } from './copy.ts'
import { ClosingNotice } from './details/leave/ClosingNotice.tsx'
import { Documents } from './documents/Documents.tsx'
import { NothingYet } from './NothingYet.tsx'
import { LifeEvents } from './policies/LifeEvents.tsx'
import { Policies } from './policies/Policies.tsx'
import { PremiumPanel } from './policies/PremiumPanel.tsx'
import type { Customer } from './RequireSignIn.tsx'
import { SavedQuotes } from './saved-quotes/SavedQuotes.tsx'
import { tasksCopy } from './tasks/copy.ts'
import { Tasks } from './tasks/Tasks.tsx'
import type { DraftToFinish } from './tasks/tasks.ts'
import { type AccountTasks, useTasks } from './tasks/useTasks.ts'
import { Transfers } from './transfers/Transfers.tsx'

/** The customer's unfinished drafts; renders nothing when there are none. */
export type DraftsRegion = ComponentType<{
  readonly services: PageServices
  /** Called with the content once it is known and when it changes; `isShown` while the region is on the page. */
  readonly onList: (drafts: readonly DraftToFinish[], isShown: boolean) => void
}>

type AccountPageProps = {
  readonly services: PageServices
  readonly customer: Customer
  readonly actions: AccountActions
  readonly Drafts: DraftsRegion
}

interface DraftList {
  readonly drafts: readonly DraftToFinish[]
  readonly isShown: boolean
}

/** `/account`: what there is to do first, then what there is, and in one line what there is not. */
export function AccountPage({ services, customer, actions, Drafts }: AccountPageProps) {
  const brand = useBrand()
  const perch = usePerch('one')
  const [{ drafts, isShown }, setList] = useState<DraftList>({ drafts: [], isShown: true })
  const showList = useCallback(
    (all: readonly DraftToFinish[], isOnPage: boolean) => setList({ drafts: all, isShown: isOnPage }),
    [],
  )
  const tasks = useTasks(services, drafts)
  // The item of our email's link comes first, and its position does not change once it has been added.
  const [isFromMail] = useState(hasLeftClaim)
  const added = <MadeWithoutSignIn services={services} />
  const { email } = customer.user
  return (
    <FlowFrame isWide>
      <title>{`${copy.title} | ${brand.name}`}</title>
      <WithSide
        asideLabel={copy.asideLabel}
        aside={<Aside customer={customer} actions={actions} />}
        perch={perch}
      >
        <Stack gap={{ phone: 32, wide: 40 }}>
          <Head customer={customer} tasks={tasks} />
          {isFromMail && added}
          <ClosingNotice services={services} />
          <PageRegion>
            <Tasks {...tasks} />
          </PageRegion>
          <PageRegion>
            <PremiumPanel services={services} />
          </PageRegion>
          <PageRegion>
            <Policies services={services} />
          </PageRegion>
          <PageRegion>
            <LifeEvents services={services} />
          </PageRegion>
          <PageRegion>
            <Claims services={services} />
          </PageRegion>
          <PageRegion>
            <Applications services={services} email={email} />
          </PageRegion>
          <PageRegion>
            <Changes services={services} />
          </PageRegion>
          <PageRegion>
            <Transfers services={services} />
          </PageRegion>
          <PageRegion>
            <Drafts services={services} onList={showList} />
          </PageRegion>
          <PageRegion>
            <SavedQuotes services={services} />
          </PageRegion>
          <PageRegion>
            <Documents services={services} />
          </PageRegion>
          <Stack gap={16}>
            <NothingYet services={services} hasNoDrafts={!isShown} />
            {!isFromMail && added}
          </Stack>
        </Stack>
      </WithSide>
    </FlowFrame>
  )
}

interface HeadProps {
  readonly customer: Customer
  readonly tasks: AccountTasks
}

/** The customer's name and email, and the number of open tasks. */
function Head({ customer, tasks: { tasks, isRead, checks } }: HeadProps) {
  const { firstName, lastName, email } = customer.user
  const name = fullName(firstName, lastName)
  const isKnown = isRead && checks.data !== undefined
  return (
    <Stack gap={12}>
      <Heading level={1}>{copy.title}</Heading>
      <div className={styles.who}>
        <Text size={20} tone="soft">
          <span>{copy.who(name ? `${name}, ${email}` : email)}</span>{' '}
          {isKnown && <span>{tasksCopy.count(tasks.length)}</span>}
        </Text>
      </div>
    </Stack>
  )
}

function Aside({ customer, actions }: Pick<AccountPageProps, 'customer' | 'actions'>) {
  return (
    <>
      <WhatYouCanDo />
      <div className={styles.aside}>
        <div className={styles.plain}>
          <Help id="help" />
        </div>
        <ThisDevice customer={customer} actions={actions} />
      </div>
    </>
  )
}
