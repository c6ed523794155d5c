import { type ClientQuote, interimCover } from '@coverkit/core'
import { Disclosure, Heading, Stack, Text } from '@coverkit/ui'
import { today } from '#fields/controls'
import { interimCopy as copy, interimFacts } from './copy.ts'
import * as styles from './declarations.css.ts'

interface InterimCoverNoteProps {
  readonly insurer: string
  readonly terms: ClientQuote
}

/** The interim cover of an applicant for life cover until the decision. For information: it is not signed. */
export function InterimCoverNote({ insurer, terms }: InterimCoverNoteProps) {
  const cover = interimCover(terms, today())
  if (cover === null) return null
  return (
    <Stack as="section" labelledBy="interim-cover" gap={8}>
      <Heading level={2} size={24} id="interim-cover">
        {copy.title}
      </Heading>
      <Text measure>{copy.lead(insurer, cover)}</Text>
      <Disclosure summary={copy.more}>
        <dl>
          {interimFacts(insurer, cover).map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </Stack>
  )
}
