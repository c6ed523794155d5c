import { type IdentityCheck, loadUser } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Alert, BulletList, Card, Heading, Link, QueryView, Skeleton, Stack } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import type { PageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#common/queries/fetchPersonal.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { IdentityPanel } from '#identity-check'
import { AccountSubpage } from '../AccountSubpage.tsx'
import type { Customer } from '../RequireSignIn.tsx'
import { identityPageCopy as copy, identityTexts } from './copy.ts'
import { identityChecks } from './queries.ts'
import { SecondHolders } from './SecondHolders.tsx'

interface IdentityCheckPageProps {
  readonly services: PageServices
  readonly customer: Customer
}

/** `/account/identity-check`: the customer's own check, and how far their second policy holders are. */
export function IdentityCheckPage({ services, customer }: IdentityCheckPageProps) {
  const query = useAtomValue(identityChecks(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  const { phone } = useBrand()
  return (
    <AccountSubpage
      title={copy.title}
      lead={copy.lead}
      headingRef={heading}
      asideLabel={copy.aside.label}
      aside={<Aside />}
    >
      <QueryView
        query={query}
        texts={identityTexts}
        onRecovered={() => heading.current?.focus()}
        isEmpty={(checks) => checks.length === 0}
        empty={<Alert severity="info">{copy.notOnline(phone)}</Alert>}
      >
        {([own, ...others]) => (
          <>
            {own && (
              <OwnCheck
                services={services}
                customer={customer}
                read={own}
                onChanged={() => void query.refetch()}
              />
            )}
            <SecondHolders checks={others} />
          </>
        )}
      </QueryView>
    </AccountSubpage>
  )
}

interface OwnCheckProps extends IdentityCheckPageProps {
  /** As it was read with the page. */
  readonly read: IdentityCheck
  readonly onChanged: () => void
}

function OwnCheck({ services, customer: { user }, read, onChanged }: OwnCheckProps) {
  const [check, setCheck] = useState(read)
  const dateOfBirth = useDateOfBirth(services)
  if (dateOfBirth === null) return <Skeleton lines={4} />
  const [year = '', month = '', day = ''] = dateOfBirth.split('-')
  return (
    <IdentityPanel
      policyHolder={1}
      check={check}
      onChecked={(checked) => {
        setCheck(checked)
        onChanged()
      }}
      person={{
        givenNames: user.firstName ?? '',
        familyName: user.lastName ?? '',
        dateOfBirth: { day: day && String(Number(day)), month: month && String(Number(month)), year },
      }}
      next={
        <Link href="/account" variant="standalone">
          {copy.back}
        </Link>
      }
    />
  )
}

/** From the customer's profile; blank where it has none, null until that is known. */
function useDateOfBirth(services: PageServices): string | null {
  const [date, setDate] = useState<string | null>(null)
  useEffect(() => {
    fetchPersonal(services, { key: queryKeys.profile, load: loadUser }).then(
      (user) => setDate(user?.date_of_Birth ?? ''),
      // Without it the field is blank.
      () => setDate(''),
    )
  }, [services])
  return date
}

function Aside() {
  const { title, points } = copy.aside
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <BulletList items={points} />
      </Stack>
    </Card>
  )
}
