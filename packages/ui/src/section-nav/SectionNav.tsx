import { type ReactElement, use, useId } from 'react'
import { asList } from '../layout/roles.ts'
import { LinkComponentContext } from '../link/LinkComponentContext.ts'
import type { BarStep, StepState } from '../step-bar/BarStep.ts'
import { StepName } from '../step-bar/StepName.tsx'
import { Heading } from '../text/Heading.tsx'
import * as styles from './sectionNav.css.ts'

/** Props of `SectionNav`. A section with `href` can be visited; a completed one without it can't be for now. */
export type SectionNavProps = {
  /** Heading of the panel, and the accessible name of the navigation. */
  title: string
  /** In their order; one is current. */
  sections: readonly BarStep[]
  /** The word for each state, read after the section's name. */
  stateTexts: Readonly<Record<StepState, string>>
}

/** The sections of a long form in a panel beside it. Below 64 rem it is hidden: the page shows the position. */
export function SectionNav({ title, sections, stateTexts }: SectionNavProps): ReactElement {
  const id = useId()
  return (
    <nav aria-labelledby={id} className={styles.panel}>
      <Heading level={2} size={20} id={id}>
        {title}
      </Heading>
      <ol {...asList} className={styles.list}>
        {sections.map((section) => (
          <li key={section.id} className={styles.item}>
            <Section section={section} stateText={stateTexts[section.state]} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface SectionProps {
  readonly section: BarStep
  readonly stateText: string
}

function Section({ section, stateText }: SectionProps) {
  const { state, href } = section
  const Anchor = use(LinkComponentContext)
  const name = <StepName step={section} stateText={stateText} />
  const current = state === 'current' ? 'step' : undefined
  if (href === undefined)
    return (
      <span aria-current={current} className={`${styles.section} ${styles.state[state]}`}>
        {name}
      </span>
    )
  return (
    <Anchor href={href} aria-current={current} className={`${styles.section} ${styles.state[state]}`}>
      {name}
    </Anchor>
  )
}
