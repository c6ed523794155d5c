import type { IdentityCheck } from '@coverkit/api-client'
import { useBrand } from '@coverkit/brand'
import type { IdentityAnswers, IdentityWay } from '@coverkit/core/identity-check'
import { Alert, Button, ErrorSummary, Form, Heading, Inline, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef, useState } from 'react'
import { useMutation } from '#common/queries/useMutation.ts'
import { checkFailure } from './checkFailure.ts'
import { DOCUMENT_NAMES, identityCopy } from './copy.ts'
import { type IdentityForm, identityForm, type KnownPerson } from './IdentityForm.ts'
import { type MismatchError, mismatchErrors } from './mismatchErrors.ts'
import { PersonFields } from './PersonFields.tsx'
import { Photographed } from './Photographed.tsx'
import { identityReader } from './readIdentity.ts'
import { checkMutation } from './requestCheck.ts'
import { Sources } from './Sources.tsx'
import { useIdentityInput } from './useIdentityInput.ts'

const { details: copy, result, problem } = identityCopy

interface DetailsProps {
  readonly policyHolder: IdentityAnswers['policyHolder']
  readonly secret?: string | undefined
  readonly way: IdentityWay
  readonly person: KnownPerson
  /** How far the check is before this page. */
  readonly check: IdentityCheck
  readonly onChecked: (check: IdentityCheck) => void
  readonly onBack: () => void
}

interface Mismatches {
  readonly details: readonly MismatchError[]
  readonly triesLeft: number
  /** Grows with each answer, so that the same details are announced again. */
  readonly count: number
}

/** The documents of one way, and what the records said of them so far. */
export function Details(props: DetailsProps) {
  const { policyHolder, secret, way, person, check, onChecked, onBack } = props
  const { phone } = useBrand()
  const matched = check.matchedDocuments ?? []
  const input = useIdentityInput(identityForm(person, matched))
  const { state, send } = useMutation(async () => checkMutation)
  const [mismatches, setMismatches] = useState<Mismatches>({ details: [], triesLeft: 0, count: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that led here is gone.
  useEffect(() => heading.current?.focus(), [])

  async function request(answers: IdentityAnswers): Promise<void> {
    const photos = way === 'documents' ? photosOf(input.form, answers) : []
    const sent = await send({ answers, photos, secret })
    if (sent.status !== 'done') return
    const details = mismatchErrors(sent.data.mismatches ?? [])
    input.showMismatches(details, result.mismatch.field)
    setMismatches(({ count }) => ({ details, triesLeft: sent.data.triesLeft ?? 0, count: count + 1 }))
    if (way === 'electronic') input.setSources(leftOver(input.form, sent.data))
    onChecked(sent.data)
  }

  const { details, triesLeft, count } = mismatches
  const mismatchList = details.map(({ field, message }) => ({ fieldId: `field-${field}`, message }))
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={2} size={24} ref={heading} tabIndex={-1}>
          {copy.title}
        </Heading>
        <Text tone="soft" measure>
          {copy.noNumbers}
        </Text>
      </Stack>
      {matched.length > 0 && way === 'electronic' && (
        <Alert severity="success" role="status">
          {result.matched(matched.map((type) => DOCUMENT_NAMES[type].inText).join(', '))}
        </Alert>
      )}
      <ErrorSummary heading={problem} errors={input.errors} submitCount={input.submitCount} />
      <ErrorSummary heading={result.mismatch.title} errors={mismatchList} submitCount={count} />
      {details.length > 0 && <Text measure>{result.mismatch.tries(triesLeft)}</Text>}
      <Form onSubmit={() => void input.submit(async () => identityReader({ policyHolder, way }), request)}>
        <Stack gap={32}>
          <PersonFields input={input} />
          {way === 'electronic' ? (
            <Sources input={input} matched={matched} />
          ) : (
            <Photographed input={input} />
          )}
          {state.status === 'failed' && (
            <Alert severity="error" role="alert">
              {checkFailure(state.failure, phone)}
            </Alert>
          )}
          <Inline>
            <Button type="submit" variant="primary" busy={input.busy} busyLabel={copy.busy} fullOnPhone>
              {copy.submit}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {copy.back}
            </Button>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  )
}

/** Photos by the numbers that the answers name. */
const photosOf = ({ photos }: IdentityForm, { documents }: IdentityAnswers) =>
  documents.flatMap(({ type, fileNumber }) => {
    const photo = photos[type]
    return photo && fileNumber !== null
      ? [{ n: fileNumber, name: photo.name, size: photo.file.size, file: photo.file }]
      : []
  })

/** The sources that are still to match: what did is not entered again. */
function leftOver({ sources }: IdentityForm, { matchedDocuments = [] }: IdentityCheck) {
  const left = sources.filter((type) => !matchedDocuments.includes(type))
  return left.length > 0 ? left : identityForm(NOBODY, matchedDocuments).sources
}

const NOBODY: KnownPerson = { givenNames: '', familyName: '', dateOfBirth: { day: '', month: '', year: '' } }
