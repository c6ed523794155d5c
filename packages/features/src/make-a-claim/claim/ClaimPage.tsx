import type { Claim } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import { Container, Heading, Link, Pair, type QueryState, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { claimsTexts } from '#claims/copy'
import { claims } from '#claims/query'
import { claimView } from '#claims/view'
import { usePageServices } from '#common/page-services/index.ts'
import { BankDetails } from './BankDetails.tsx'
import { Beside } from './Beside.tsx'
import { claimPageCopy as copy } from './claimPageCopy.ts'
import { Documents } from './Documents.tsx'
import { Next } from './Next.tsx'
import { Timeline } from './Timeline.tsx'

interface ClaimPageProps {
  readonly id: string
  /** Whether it was lodged just now. */
  readonly isNew?: boolean
  /** At the end of the page. */
  readonly after?: ReactNode
}

/** A claim: what happens next and by when, its timeline, its documents, and whom to ask. */
export function ClaimPage({ id, isNew = false, after }: ClaimPageProps) {
  const brand = useBrand()
  const services = usePageServices()
  const query = useAtomValue(claims(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  const claim = query.data?.find((one) => one.id === id)
  const isLookedFor = useSecondLook(query, claim !== undefined)
  const title = isNew ? copy.lodgedTitle : copy.title
  return (
    <Container width="pair">
      <title>{`${title} | ${brand.name}`}</title>
      <Pair asideLabel={copy.help.title} aside={<Beside claim={claim} />}>
        <Stack gap={48}>
          <Stack gap={12}>
            <Link href="/account">{copy.back}</Link>
            <Heading level={1} ref={heading} tabIndex={-1}>
              {title}
            </Heading>
            {isNew && (
              <Text size={20} tone="soft" measure>
                {copy.lodgedLead}
              </Text>
            )}
          </Stack>
          <QueryView query={query} texts={claimsTexts} onRecovered={() => heading.current?.focus()} lines={6}>
            {() => {
              if (claim) return <ClaimDetails claim={claim} onChanged={() => void query.refetch()} />
              return isLookedFor ? <p role="status">{claimsTexts.loading}</p> : <Missing />
            }}
          </QueryView>
          {after}
        </Stack>
      </Pair>
    </Container>
  )
}

/** A list that was read before may lack a claim that was lodged since: it is read again, once. */
function useSecondLook(
  { data, isFetching, refetch }: QueryState<readonly Claim[]>,
  isFound: boolean,
): boolean {
  const [hasLooked, setLooked] = useState(false)
  const isNeeded = data !== undefined && !isFound && !hasLooked
  useEffect(() => {
    if (!isNeeded) return
    setLooked(true)
    refetch()
  }, [isNeeded, refetch])
  return isNeeded || isFetching
}

function Missing() {
  const { title, text } = copy.missing
  return (
    <Stack gap={8}>
      <Heading level={2} size={24}>
        {title}
      </Heading>
      <Text measure>{text}</Text>
    </Stack>
  )
}

function ClaimDetails({ claim, onChanged }: { readonly claim: Claim; readonly onChanged: () => void }) {
  const view = claimView(claim)
  return (
    <Stack gap={48}>
      <Next view={view} />
      {claim.next.step === 'giveBankDetails' && <BankDetails claim={claim} onSaved={onChanged} />}
      <Timeline stages={view.stages} />
      <Documents claim={claim} onChanged={onChanged} />
    </Stack>
  )
}
