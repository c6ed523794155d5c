import { Stack, Text } from '@coverkit/ui'
import * as styles from './applicationPremium.css.ts'
import { toCents } from './cents.ts'
import { PremiumTotal } from './PremiumTotal.tsx'
import { premiumCopy } from './premiumCopy.ts'
import { type PartWords, partWords, type StatedPremium } from './premiumFacts.ts'

interface ApplicationPremiumProps {
  readonly premium: StatedPremium
  /** The rebate of a rollover is due and not in the price. */
  readonly lacksRebate?: boolean
}

/** The premium of an application as it is paid; with two ways of paying, each part under what they come to in a year. */
export function ApplicationPremium({ premium, lacksRebate = false }: ApplicationPremiumProps) {
  const parts = partWords(premium)
  return (
    <Stack gap={12}>
      <PremiumTotal total={toCents(premium.amount)} frequency={premium.frequency} />
      {parts.length > 0 && (
        <dl className={styles.parts}>
          {parts.map((part) => (
            <Part key={part.side} part={part} />
          ))}
        </dl>
      )}
      {lacksRebate && <Text size={15}>{premiumCopy.withoutRebate}</Text>}
    </Stack>
  )
}

function Part({ part: { title, due, notes } }: { readonly part: PartWords }) {
  return (
    <div className={styles.part}>
      <dt className={styles.title}>{title}</dt>
      <dd className={styles.due}>{due}</dd>
      {notes.map((note) => (
        <dd key={note} className={styles.note}>
          {note.charAt(0).toUpperCase() + note.slice(1)}
        </dd>
      ))}
    </div>
  )
}
