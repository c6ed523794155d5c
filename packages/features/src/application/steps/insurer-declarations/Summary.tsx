import { Heading, Inline, Stack } from '@coverkit/ui'
import { ChangeLink, type OpenStep } from './ChangeLink.tsx'
import { declarationsCopy } from './copy.ts'
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
      {sections.map((section) => (
        <Section key={section.id} section={section} onOpen={onOpen} />
      ))}
    </Stack>
  )
}

interface SectionProps {
  readonly section: SummarySection
  readonly onOpen: OpenStep
}

/** A section whose lines lead to pages of their own has no way to change it as a whole. */
function Section({ section: { title, step, facts }, onOpen }: SectionProps) {
  const isByPage = facts.some(({ page }) => page !== undefined)
  return (
    <div className={styles.section}>
      <Stack gap={8}>
        <Inline spread>
          <Heading level={3} size={20}>
            {title}
          </Heading>
          {!isByPage && <ChangeLink step={step} onOpen={onOpen} of={title} />}
        </Inline>
        <dl>
          {facts.map((fact, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing here has a state.
            <Fact key={`${fact.label} ${index}`} fact={fact} step={step} onOpen={onOpen} />
          ))}
        </dl>
      </Stack>
    </div>
  )
}

interface FactProps extends Pick<SectionProps, 'onOpen'>, Pick<SummarySection, 'step'> {
  readonly fact: SummaryFact
}

function Fact({ fact: { label, value, page }, step, onOpen }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {page !== undefined && (
        <dd>
          <ChangeLink step={step} page={page} onOpen={onOpen} of={label} />
        </dd>
      )}
    </div>
  )
}
