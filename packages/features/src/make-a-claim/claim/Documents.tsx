import type { Claim } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'
import { Button, Disclosure, DocumentRow, Heading, Rows, Stack, Text } from '@coverkit/ui'
import { claimPageCopy as copy } from './claimPageCopy.ts'

const TONES = { needed: 'plain', requested: 'warn', received: 'done' } as const

interface DocumentsProps {
  readonly claim: Claim
  /** Leads to where this document is added. */
  readonly onAdd: (document: ClaimDocument) => void
}

/** The checklist of a claim's documents, with the state of each in words. */
export function Documents({ claim, onAdd }: DocumentsProps) {
  const { documents } = claim
  const needsCertified = documents.some(({ certifiedCopy }) => certifiedCopy)
  return (
    <Stack as="section" labelledBy="documents" gap={16}>
      <Stack gap={4}>
        <Heading level={2} size={24} id="documents">
          {copy.documents}
        </Heading>
        <Text tone="soft" measure>
          {leadOf(claim)}
        </Text>
      </Stack>
      {documents.length > 0 && (
        <Rows labelledBy="documents">
          {documents.map(({ oneOf, certifiedCopy, state }) => {
            const name = copy.documentNames(oneOf)
            const [first] = oneOf
            return (
              <li key={name}>
                <DocumentRow
                  name={name}
                  detail={[copy.states[state], ...(certifiedCopy ? [copy.certified] : [])].join('. ')}
                  tone={TONES[state]}
                  action={
                    state !== 'received' &&
                    first && (
                      <Button variant="quiet" label={`${copy.add}: ${name}`} onClick={() => onAdd(first)}>
                        {copy.add}
                      </Button>
                    )
                  }
                />
              </li>
            )
          })}
        </Rows>
      )}
      {needsCertified && (
        <Disclosure summary={copy.certifiedHelp.summary}>
          <Text measure>{copy.certifiedHelp.text}</Text>
        </Disclosure>
      )}
    </Stack>
  )
}

function leadOf(claim: Claim): string {
  const { documents, outcome } = claim
  if (documents.length === 0) return copy.nothing
  if (documents.some(({ state }) => state === 'requested')) return copy.documentsRequested
  return outcome === null ? copy.documentsLead : copy.documentsDecided
}
