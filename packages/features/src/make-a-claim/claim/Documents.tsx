import type { Claim } from '@coverkit/api-client'
import type { ClaimDocument } from '@coverkit/core/claims'
import { Button, Disclosure, Heading, Stack, Text } from '@coverkit/ui'
import { useRef, useState } from 'react'
import { UploadSection } from '../uploads/UploadSection.tsx'
import * as styles from './claimPage.css.ts'
import { claimPageCopy as copy } from './claimPageCopy.ts'

interface DocumentsProps {
  readonly claim: Claim
  readonly onChanged: () => void
}

/** The checklist of a claim's documents, and the way to add them. */
export function Documents({ claim, onChanged }: DocumentsProps) {
  const { documents } = claim
  const [document, setDocument] = useState<ClaimDocument>(() => firstOpen(claim))
  const upload = useRef<HTMLHeadingElement>(null)
  const needsCertified = documents.some(({ certifiedCopy }) => certifiedCopy)

  function add(chosen: ClaimDocument): void {
    setDocument(chosen)
    upload.current?.focus()
  }
  return (
    <Stack as="section" labelledBy="documents" gap={24}>
      <Stack gap={8}>
        <Heading level={2} size={24} id="documents">
          {copy.documents}
        </Heading>
        <Text measure>{documents.length === 0 ? copy.nothing : copy.documentsLead}</Text>
      </Stack>
      {documents.length > 0 && (
        <ul className={styles.lines}>
          {documents.map(({ oneOf, certifiedCopy, state }) => {
            const name = copy.documentNames(oneOf)
            const [first] = oneOf
            return (
              <li key={name} className={styles.line}>
                <div className={styles.lineWords}>
                  <Text weight="medium">{name}</Text>
                  <Text size={15} tone="soft">
                    {[copy.states[state], ...(certifiedCopy ? [copy.certified] : [])].join('. ')}
                  </Text>
                </div>
                {state !== 'received' && first && (
                  <Button variant="quiet" label={`${copy.add}: ${name}`} onClick={() => add(first)}>
                    {copy.add}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      )}
      {needsCertified && (
        <Disclosure summary={copy.certifiedHelp.summary}>
          <Text measure>{copy.certifiedHelp.text}</Text>
        </Disclosure>
      )}
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

/** What the insurer waits for, else the first that is still to come. */
function firstOpen({ documents }: Pick<Claim, 'documents'>): ClaimDocument {
  const open =
    documents.find(({ state }) => state === 'requested') ?? documents.find(({ state }) => state === 'needed')
  return open?.oneOf[0] ?? 'other'
}
