import { Card, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { quoteCopy } from '../copy.ts'

interface QuoteAsideProps {
  readonly title: string
  readonly text: string
  readonly why: string
  readonly children?: ReactNode
}

/** The quiet panel beside the questions: what the step is for, and why we ask. */
export function QuoteAside({ title, text, why, children }: QuoteAsideProps) {
  return (
    <Card tone="tint">
      <Stack gap={16}>
        <Heading level={2} size={20}>
          {title}
        </Heading>
        <Text size={15} tone="soft">
          {text}
        </Text>
        <Stack gap={4}>
          <Text size={15} weight="medium">
            {quoteCopy.whyWeAsk}
          </Text>
          <Text size={15} tone="soft">
            {why}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
