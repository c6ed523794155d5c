import type { Page, Section } from '@coverkit/core/questionnaire'
import { Heading, Stack, Text } from '@coverkit/ui'
import { questionnaireCopy as copy } from './copy.ts'
import * as styles from './questionnaire.css.ts'

interface SectionLineProps {
  readonly section: Pick<Section, 'title' | 'intro' | 'pages'>
  /** Absent on the section's check page. */
  readonly page: Pick<Page, 'id' | 'title'> | undefined
  /** The section's position, counted from 1. */
  readonly position: number
  readonly total: number
}

/** Under a questionnaire's heading: what the page is about, how far along it is, and what to know before reading it. */
export function SectionLine({ section, page, position, total }: SectionLineProps) {
  const title = page?.title ?? section.title
  const place = copy.sectionPosition(position, total)
  const isFirst = page !== undefined && section.pages[0]?.id === page.id
  return (
    <Stack gap={12}>
      <div className={styles.sectionLine}>
        <Heading level={2} size={24}>
          {title}
        </Heading>
        <Text size={15} tone="soft">
          {title === section.title ? place : copy.sectionNamed(place, section.title)}
        </Text>
      </div>
      {isFirst && section.intro && (
        <Text size={20} tone="soft" measure>
          {section.intro}
        </Text>
      )}
    </Stack>
  )
}
