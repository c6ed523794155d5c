import { Heading, Stack, Text } from '@coverkit/ui'
import { questionnaireCopy as copy } from './copy.ts'

interface SectionLineProps {
  readonly title: string
  readonly position: number
  readonly total: number
}

/** The second line under a questionnaire's heading: the section, and how far along it is. */
export function SectionLine({ title, position, total }: SectionLineProps) {
  return (
    <Stack gap={4}>
      <Heading level={2} size={24}>
        {title}
      </Heading>
      <Text size={15} tone="soft">
        {copy.sectionPosition(position, total)}
      </Text>
    </Stack>
  )
}
