import { Card, Heading, Stack, Text } from '@coverkit/ui'
import { memo, type ReactNode } from 'react'
import { stepCopy } from './stepCopy.ts'

interface StepAsideProps {
  readonly title: string
  readonly text: string
  readonly why: string
  /** What is shown before the text. */
  readonly lead?: ReactNode
  readonly children?: ReactNode
}

/** The quiet panel beside the questions: what the step is for, and why we ask. */
export const StepAside = memo(({ title, text, why, lead, children }: StepAsideProps) => (
  <Card tone="tint">
    <Stack gap={16}>
      <Heading level={2} size={20}>
        {title}
      </Heading>
      {lead}
      <Text size={15} tone="soft">
        {text}
      </Text>
      <Stack gap={4}>
        <Text size={15} weight="medium">
          {stepCopy.whyWeAsk}
        </Text>
        <Text size={15} tone="soft">
          {why}
        </Text>
      </Stack>
      {children}
    </Stack>
  </Card>
))
