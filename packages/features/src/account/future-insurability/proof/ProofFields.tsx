import { type InsurabilityEvent, proofsFor } from '@coverkit/core/guaranteed-insurability'
import { BulletList, type ChosenFile, FileField, Heading, Stack, Text } from '@coverkit/ui'
import { ACCEPT } from '#fields/files'
import { insurabilityCopy } from '#policies/insurability'
import { MOST_FILES, type ProofFile, type ProofFiles } from './useProof.ts'

const { proof: copy } = insurabilityCopy

interface ProofFieldsProps {
  readonly event: InsurabilityEvent
  readonly proof: ProofFiles
  readonly level: 2 | 3
  /** The text below the list. */
  readonly note: string
  /** The request waits for it. */
  readonly isNeeded?: boolean
}

/** The proof that the insurer accepts for an event, with a field for each file and, below the limit, an empty one. */
export function ProofFields({ event, proof, level, note, isNeeded = false }: ProofFieldsProps) {
  const choices = proofsFor(event).map(({ oneOf }) => copy.choices(oneOf.map((name) => copy.names[name])))
  const { first } = proof
  const last = lastNumber(proof)
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
      <Text tone="soft" measure>
        {note}
      </Text>
      {numbers.map((n) => (
        <OneFile key={n} n={n} proof={proof} isOptional={!isNeeded || last > 0} isFirst={n === first} />
      ))}
    </Stack>
  )
}

/** Whether no other file may be added. */
export const isFull = (proof: ProofFiles): boolean => lastNumber(proof) >= MOST_FILES

const lastNumber = ({ first, files }: ProofFiles) => Math.max(first - 1, ...files.map(({ n }) => n))

interface OneFileProps {
  readonly n: number
  readonly proof: ProofFiles
  readonly isOptional: boolean
  readonly isFirst: boolean
}

function OneFile({ n, proof, isOptional, isFirst }: OneFileProps) {
  const file = proof.files.find((one) => one.n === n)
  return (
    <FileField
      name={`proof-${n}`}
      label={n === 1 ? copy.add : `${copy.addAnother} (${n})`}
      hint={isFirst ? copy.hint : undefined}
      optional={isOptional}
      accept={ACCEPT}
      error={proof.errorOf(n)}
      onChoose={(chosen) => chosen && void proof.choose(n, chosen)}
      replacement={{
        file: file ? shown(file, () => void proof.retry(n)) : null,
        onRemove: () => proof.remove(n),
        texts: { remove: file?.status === 'sent' ? copy.replace : copy.remove, retry: copy.retry },
      }}
    />
  )
}

function shown({ name, status, problem }: ProofFile, onRetry: () => void): ChosenFile {
  switch (status) {
    case 'checking':
      return { name, status: copy.checking, progress: null }
    case 'ready':
      return { name, status: copy.ready }
    case 'sending':
      return { name, status: copy.sending, progress: null }
    case 'sent':
      return { name, status: copy.sent }
    case 'failed':
    case 'unsure':
      return { name, status: problem, onRetry }
  }
}
