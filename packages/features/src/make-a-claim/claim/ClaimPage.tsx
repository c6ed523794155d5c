import type { Claim } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import type { ClaimDocument } from '@coverkit/core/claims'
import { Container, Heading, Pair, type QueryState, QueryView, Stack, Text } from '@coverkit/ui'
import { useAtomValue } from 'jotai'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePageServices } from '#common/page-services/index.ts'
import { usePerch } from '#common/step-form/usePerch.tsx'
import { claims, claimsTexts } from '#policies/claims'
import { UploadSection } from '../uploads/UploadSection.tsx'
import { BankDetails } from './BankDetails.tsx'
import { BackToAccount, ClaimHead, LodgedHead } from './ClaimHead.tsx'
import { ClaimTimeline } from './ClaimTimeline.tsx'
import { ContactAside } from './ContactAside.tsx'
import { claimPageCopy as copy } from './claimPageCopy.ts'
import { Documents } from './Documents.tsx'
import { firstOpen } from './firstOpen.ts'
import { Next } from './Next.tsx'

interface ClaimPageProps {
  readonly id: string
  /** The reference of a claim that was lodged just now, which the page then says first. */
  readonly lodged?: string
  /** At the end of the page. */
  readonly after?: ReactNode
}

/** A claim: what happens next and by when, its timeline, its documents, and whom to ask. */
export function ClaimPage({ id, lodged, after }: ClaimPageProps) {
  const brand = useBrand()
  const services = usePageServices()
  const query = useAtomValue(claims(services), { store: services.store })
  const heading = useRef<HTMLHeadingElement>(null)
  const claim = query.data?.find((one) => one.id === id)
  const isLookedFor = useSecondLook(query, claim !== undefined)
  const title = lodged === undefined ? copy.title : copy.lodgedTitle
  const perch = usePerch('blossom')
  return (
    <Container width="pair" isPage={lodged !== undefined}>
      <title>{`${title} | ${brand.name}`}</title>
      {lodged !== undefined && (
        <Stack gap={12}>
          <BackToAccount />
          <LodgedHead headingRef={heading} claim={claim} reference={lodged} />
        </Stack>
      )}
      <Pair
        asideLabel={copy.asideLabel}
        aside={<ContactAside claim={claim} />}
        perch={lodged === undefined && perch}
      >
        <Stack gap={40}>
          {lodged === undefined && <ClaimHead headingRef={heading} claim={claim} />}
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
  const [document, setDocument] = useState<ClaimDocument>(() => firstOpen(claim))
  const upload = useRef<HTMLHeadingElement>(null)
  function add(chosen: ClaimDocument): void {
    setDocument(chosen)
    upload.current?.focus()
  }
  return (
    <Stack gap={40}>
      <Next claim={claim} onSend={add}>
        {claim.next.step === 'giveBankDetails' && <BankDetails claim={claim} onSaved={onChanged} />}
      </Next>
      <ClaimTimeline claim={claim} />
      <Documents claim={claim} onAdd={add} />
      <UploadSection
        claim={claim}
        document={document}
        onDocument={setDocument}
        onChanged={onChanged}
        heading={upload}
      />
    </Stack>
  )
}
