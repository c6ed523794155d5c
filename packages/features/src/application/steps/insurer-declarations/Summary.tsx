import { Heading, Inline, Stack, VisuallyHidden } from '@coverkit/ui'
import { ChangeLink, type OpenStep } from './ChangeLink.tsx'
import { declarationsCopy } from './copy.ts'
import * as styles from './declarations.css.ts'
import type { SummarySection } from './summary.ts'

interface SummaryProps {
  readonly sections: readonly SummarySection[]
  readonly onOpen: OpenStep
}

/** Everything that was answered, in short, with ways to change it. */
export function Summary({ sections, onOpen }: SummaryProps) {
  return (
    <Stack as="section" labelledBy="check">
      <VisuallyHidden as="h2" id="check">
        {declarationsCopy.check}
      </VisuallyHidden>
      <Stack gap={16}>
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

function Section({ section: { title, step, page, facts }, onOpen }: SectionProps) {
  return (
    <div>
      <div className={styles.head}>
        <Inline spread>
          <Heading level={3} size={20}>
            {title}
          </Heading>
          <ChangeLink step={step} page={page} onOpen={onOpen} of={title} />
        </Inline>
      </div>
      <dl>
        {facts.map(({ label, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and nothing here has a state.
          <div key={`${label} ${index}`} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
