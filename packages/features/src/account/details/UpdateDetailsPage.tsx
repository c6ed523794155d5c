import type { UserChanges } from '@coverkit/api-client'
import { Card, QueryView, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useRef } from 'react'
import { CollectionNotice } from '#common/collection-notice/CollectionNotice.tsx'
import { detailsNotice } from '#common/collection-notice/notices/detailsNotice.ts'
import type { PageServices } from '#common/page-services/index.ts'
import { AccountSubpage } from '../AccountSubpage.tsx'
import { Help } from '../aside/Help.tsx'
import type { Customer } from '../RequireSignIn.tsx'
import { detailsCopy as copy, detailsTexts } from './copy.ts'
import { EmailSection } from './email/EmailSection.tsx'
import { FormerEmailSection } from './email/FormerEmailSection.tsx'
import { ClosePanel } from './leave/ClosePanel.tsx'
import { ExportPanel } from './leave/ExportPanel.tsx'
import { MarketingSwitch } from './MarketingSwitch.tsx'
import { noteDetails } from './noteDetails.ts'
import { customerDetails, notifiablePolicies } from './queries.ts'
import { addressSection } from './section/addressSection.ts'
import { birthSection } from './section/birthSection.ts'
import { DetailsSection } from './section/DetailsSection.tsx'
import { mobileSection } from './section/mobileSection.ts'
import { nameSection } from './section/nameSection.ts'
import { smokingSection } from './section/smokingSection.ts'
import { workSection } from './section/workSection.ts'

interface UpdateDetailsPageProps {
  readonly services: PageServices
  readonly customer: Customer
}

/** `/account/update-my-details`: one form for each part of the details; export and closing are below. */
export function UpdateDetailsPage({ services, customer }: UpdateDetailsPageProps) {
  const { store } = services
  const details = useAtomValue(customerDetails(services), { store })
  const policies = useAtomValue(notifiablePolicies(services), { store })
  const heading = useRef<HTMLHeadingElement>(null)
  const { email } = customer.user
  const isSettled = details.data !== undefined || details.hasFailed
  const shared = {
    services,
    policies: policies.data ?? [],
    onSaved: (changes: UserChanges) => noteDetails(services, changes),
  }
  return (
    <AccountSubpage
      title={copy.title}
      lead={copy.lead}
      headingRef={heading}
      asideLabel={copy.asideLabel}
      aside={
        <Card tone="tint">
          <Help id="help" />
        </Card>
      }
    >
      <CollectionNotice notice={detailsNotice} />
      {policies.hasFailed && <Text>{copy.notify.failed}</Text>}
      <QueryView query={details} texts={detailsTexts} onRecovered={() => heading.current?.focus()}>
        {(user) => (
          <Card flush>
            <DetailsSection kind={nameSection} user={user} {...shared} />
            <DetailsSection kind={birthSection} user={user} {...shared} />
            <DetailsSection kind={addressSection} user={user} {...shared} />
            <DetailsSection kind={mobileSection} user={user} {...shared} />
            <EmailSection services={services} email={email} policies={shared.policies} />
            <FormerEmailSection services={services} />
            <DetailsSection kind={workSection} user={user} {...shared} />
            <DetailsSection kind={smokingSection} user={user} {...shared} />
            <MarketingSwitch user={user} onSaved={shared.onSaved} />
          </Card>
        )}
      </QueryView>
      {/* Rendered last: sections that load above these buttons would move them while they are being pressed. */}
      {isSettled && (
        <Card flush>
          <ExportPanel services={services} />
          <ClosePanel services={services} />
        </Card>
      )}
    </AccountSubpage>
  )
}
