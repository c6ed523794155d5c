import { type InsurabilityEvent, proofsFor } from '@coverkit/core/guaranteed-insurability'
import { BulletList, Heading, Stack, Text } from '@coverkit/ui'
import { type FileWords, UploadField } from '#fields/files'
import { insurabilityCopy } from '#policies/insurability'
import { MOST_FILES, type ProofFiles } from './useProof.ts'

const { proof: copy } = insurabilityCopy

interface ProofFieldsProps {
  readonly event: InsurabilityEvent
  readonly proof: ProofFiles
  readonly level: 2 | 3
  /** The text below the list; null for none. */
  readonly note: string | null
  /** The request waits for it. */
  readonly isNeeded?: boolean
}

/** The proof that the insurer accepts for an event, with a field for each file and, below the limit, an empty one. */
export function ProofFields({ event, proof, level, note, isNeeded = false }: ProofFieldsProps) {
  const choices = proofsFor(event).map(({ oneOf }) => copy.choices(oneOf.map((name) => copy.names[name])))
  const { first, last, hasSent } = proof
  const count = Math.min(last + 1, MOST_FILES) - first + 1
  const numbers = Array.from({ length: count }, (_, index) => first + index)
  return (
    <Stack as="section" labelledBy="proof" gap={16}>
      <Heading level={level} size={20} id="proof">
        {copy.title}
      </Heading>
      {choices.length > 0 && (
        <Stack gap={8}>
          <Text>{copy.text}</Text>
          <BulletList items={choices} />
        </Stack>
      )}
      {note !== null && (
        <Text tone="soft" measure>
          {note}
        </Text>
      )}
      {numbers.map((n) => (
        <OneFile
          key={n}
          n={n}
          proof={proof}
          isOptional={!isNeeded || hasSent || last > 0}
          isFirst={n === first}
        />
      ))}
    </Stack>
  )
}

/** Whether no other file may be added. */
export const isFull = ({ last }: ProofFiles): boolean => last >= MOST_FILES

interface OneFileProps {
  readonly n: number
  readonly proof: ProofFiles
  readonly isOptional: boolean
  readonly isFirst: boolean
}

function OneFile({ n, proof, isOptional, isFirst }: OneFileProps) {
  const { files, isOpen } = proof
  const isSent = files.uploads.some(
    ({ document, state }) => document === `${n}` && state.status === 'uploaded',
  )
  return (
    <UploadField
      name={`proof-${n}`}
      label={n === 1 ? copy.add : `${copy.addAnother} (${n})`}
      hint={isFirst ? copy.hint : undefined}
      optional={isOptional}
      files={files}
      slot={`${n}`}
      words={{
        ...words,
        waiting: isOpen ? copy.sending : copy.ready,
        remove: isSent ? copy.replace : copy.remove,
      }}
    />
  )
}

const words: Omit<FileWords, 'waiting'> = {
  ...copy,
  unsent: (text, why) => (why === 'busy' ? copy.unsent(text) : copy.unsure(text)),
}
