import type { IdentityCheck } from '@coverkit/api-client'
import type { IdentityAnswers, IdentityWay } from '@coverkit/core/identity-check'
import { Alert, BulletList, Stack } from '@coverkit/ui'
import { type ReactNode, useState } from 'react'
import { Consent } from './Consent.tsx'
import { identityCopy } from './copy.ts'
import { Details } from './Details.tsx'
import type { KnownPerson } from './IdentityForm.ts'
import { mismatchErrors } from './mismatchErrors.ts'
import { Result } from './Result.tsx'

interface IdentityPanelProps {
  readonly policyHolder: IdentityAnswers['policyHolder']
  /** The secret from a second policy holder's code; without it the check is the signed-in customer's. */
  readonly secret?: string | undefined
  /** The details that the form starts with. */
  readonly person: KnownPerson
  /** How far the check is. */
  readonly check: IdentityCheck
  readonly onChecked: (check: IdentityCheck) => void
  /** Where a holder whose check is over goes next. */
  readonly next?: ReactNode
}

/** One holder's identity check, from their consent to its result. What is entered is in the page's memory alone. */
export function IdentityPanel({ check, next, ...props }: IdentityPanelProps) {
  const [way, setWay] = useState<IdentityWay | null>(null)
  const [isOwnResult, setOwnResult] = useState(false)
  if (check.state === 'verified' || check.state === 'refer')
    return <Result state={check.state} takesFocus={isOwnResult} next={next} />
  if (way === null)
    return (
      <Stack gap={24}>
        <EarlierMismatch check={check} />
        <ChangedSince check={check} />
        <Consent onAgree={setWay} />
      </Stack>
    )
  return (
    <Details
      key={way}
      {...props}
      way={way}
      check={check}
      onBack={() => setWay(way === 'electronic' ? 'documents' : 'electronic')}
      onChecked={(checked) => {
        setOwnResult(true)
        props.onChecked(checked)
      }}
    />
  )
}

/** Why a check that was over has to be done again. */
function ChangedSince({ check: { changed = [] } }: { readonly check: IdentityCheck }) {
  const { title, text, whats } = identityCopy.again
  if (changed.length === 0) return null
  return (
    <Alert severity="warn" title={title}>
      {text(changed.map((what) => whats[what]))}
    </Alert>
  )
}

/** Shows the mismatches of an earlier visit. */
function EarlierMismatch({
  check: { state, mismatches = [], triesLeft = 0 },
}: {
  readonly check: IdentityCheck
}) {
  const { mismatch: copy } = identityCopy.result
  if (state !== 'mismatch') return null
  return (
    <Alert severity="warn" title={copy.title}>
      <BulletList items={mismatchErrors(mismatches).map(({ message }) => message)} />
      <p>{copy.tries(triesLeft)}</p>
    </Alert>
  )
}
