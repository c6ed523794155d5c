import { TermLine } from '#quote/term-line'
import type { ApplicationFact } from './trackerView.ts'

/** What was applied for: each cover with its sum, and the premium. */
export function ApplicationFacts({ facts }: { readonly facts: readonly ApplicationFact[] }) {
  return (
    <dl>
      {facts.map(({ label, value }) => (
        <TermLine key={label} label={label} value={value} />
      ))}
    </dl>
  )
}
