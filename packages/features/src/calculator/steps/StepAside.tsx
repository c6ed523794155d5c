import { Card, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { calculatorCopy } from '../copy.ts'

interface StepAsideProps {
  readonly title: string
  readonly text: string
  readonly why: string
  readonly children?: ReactNode
}

/** The quiet panel beside the questions: what the step is for, and why we ask. */
export function StepAside({ title, text, why, children }: StepAsideProps) {
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        {children}
        <Text size={15} tone="soft">
          {text}
        </Text>
        <Stack gap={4}>
          <Text size={15} weight="medium">
            {calculatorCopy.whyWeAsk}
          </Text>
          <Text size={15} tone="soft">
            {why}
          </Text>
        </Stack>
      </Stack>
    </Card>
  )
}
