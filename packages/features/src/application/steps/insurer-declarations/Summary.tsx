import { Disclosure, Heading, Inline, Stack } from '@coverkit/ui'
import { ChangeLink, type OpenStep } from './ChangeLink.tsx'
import { declarationsCopy, summaryCopy } from './copy.ts'
import * as styles from './declarations.css.ts'
import type { SummaryFact, SummarySection } from './summary.ts'

interface SummaryProps {
  readonly sections: readonly SummarySection[]
  readonly onOpen: OpenStep
}

/** Everything that was answered, in short, with ways to change it. */
export function Summary({ sections, onOpen }: SummaryProps) {
  return (
    <Stack as="section" labelledBy="check" gap={16}>
      <Heading level={2} size={24} id="check">
        {declarationsCopy.check}
      </Heading>
      <Stack gap={24}>
        {sections.map((section) => (
          <Section key={section.id} section={section} onOpen={onOpen} />
        ))}
      </Stack>
    </Stack>
  )
}

interface SectionProps {
  readonly section: SummarySection
  readonly onOpen: OpenStep
}

/** A section whose lines lead to pages of their own has no way to change it as a whole: they open below its sum. */
function Section({ section, onOpen }: SectionProps) {
  const { title, step, facts, inShort } = section
  const others = inShort ? facts.filter(({ page }) => page === undefined) : facts
  return (
    <div>
      <div className={styles.head}>
        <Inline spread>
          <Heading level={3} size={20}>
            {title}
          </Heading>
          {!inShort && <ChangeLink step={step} onOpen={onOpen} of={title} />}
        </Inline>
      </div>
      <Facts facts={inShort ? [inShort, ...others] : others} step={step} onOpen={onOpen} />
      {inShort && (
        <Disclosure summary={summaryCopy.eachSection}>
          <Facts facts={facts.filter(({ page }) => page !== undefined)} step={step} onOpen={onOpen} />
        </Disclosure>
      )}
    </div>
  )
}

interface FactsProps extends Pick<SectionProps, 'onOpen'>, Pick<SummarySection, 'step' | 'facts'> {}

function Facts({ facts, step, onOpen }: FactsProps) {
  return (
    <dl>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing here has a state.
        <Fact key={`${fact.label} ${index}`} fact={fact} step={step} onOpen={onOpen} />
      ))}
    </dl>
  )
}

interface FactProps extends Pick<FactsProps, 'onOpen' | 'step'> {
  readonly fact: SummaryFact
}

function Fact({ fact: { label, value, page }, step, onOpen }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={page === undefined ? styles.value : `${styles.value} ${styles.besideLink}`}>{value}</dd>
      {page !== undefined && (
        <dd>
          <ChangeLink step={step} page={page} onOpen={onOpen} of={label} />
        </dd>
      )}
    </div>
  )
}
