import type { Claim } from '@coverkit/api-client'
import { ChevronLeftIcon, Heading, Icon, Link, Stack, Text } from '@coverkit/ui'
import type { Ref } from 'react'
import { claimView } from '#policies/claims'
import { Arrival } from '#submission/arrival'
import * as styles from './claimPage.css.ts'
import { claimPageCopy as copy } from './claimPageCopy.ts'

interface ClaimHeadProps {
  readonly headingRef: Ref<HTMLHeadingElement>
  /** Absent while it is loaded, and where it is not the customer's. */
  readonly claim: Claim | undefined
}

/** The way back, and what the claim is about. */
export function ClaimHead({ headingRef, claim }: ClaimHeadProps) {
  return (
    <Stack gap={12}>
      <BackToAccount />
      <Heading level={1} ref={headingRef} tabIndex={-1}>
        {copy.title}
      </Heading>
      {claim && <About claim={claim} />}
    </Stack>
  )
}

export function BackToAccount() {
  return (
    <Link href="/account" variant="standalone">
      <Icon of={ChevronLeftIcon} />
      {copy.back}
    </Link>
  )
}

function About({ claim }: { readonly claim: Claim }) {
  const { title, policy, lodged, reference } = claimView(claim)
  return (
    <div className={styles.about}>
      <Text size={20} tone="soft">
        {title}
      </Text>
      <Text tone="soft">{`${policy}. ${lodged}.`}</Text>
      <Text tone="soft">
        {copy.reference}:{' '}
        <strong className={styles.reference} translate="no">
          {reference}
        </strong>
      </Text>
    </div>
  )
}

interface LodgedHeadProps extends ClaimHeadProps {
  readonly reference: string
}

/** That the claim is here, with the reference to quote. */
export function LodgedHead({ headingRef, claim, reference }: LodgedHeadProps) {
  return (
    <Arrival
      title={copy.lodgedTitle}
      headingRef={headingRef}
      lead={copy.lodgedLead}
      label={copy.reference}
      reference={reference}
      note={copy.referenceHint}
      notice={claim && <Facts claim={claim} />}
      drawing="blossom"
    />
  )
}

function Facts({ claim }: { readonly claim: Claim }) {
  const { title, policy, lodged } = claimView(claim)
  return (
    <div className={styles.about}>
      <Text weight="medium">{title}</Text>
      <Text tone="soft">{`${policy}. ${lodged}.`}</Text>
    </div>
  )
}
