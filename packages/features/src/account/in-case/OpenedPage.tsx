import type { InCasePage } from '@coverkit/api-client'
import { FIRST_WEEK } from '@coverkit/core/claims'
import { BulletList, Heading, Stack, Text } from '@coverkit/ui'
import { useEffect, useRef } from 'react'
import { trustedCopy } from './copy.ts'
import { PolicyFacts } from './PolicyFacts.tsx'

const { page: copy } = trustedCopy

/** Shows a trusted person the policies, where papers are, and the first steps. */
export function OpenedPage({ page: { name, papers, policies } }: { readonly page: InCasePage }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that led here is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack gap={40}>
      <Stack gap={8}>
        <Heading level={2} size={24} ref={heading} tabIndex={-1}>
          {copy.title(name)}
        </Heading>
        <Text measure>{copy.text}</Text>
      </Stack>
      <PolicyFacts policies={policies} />
      <Stack as="section" labelledBy="papers" gap={8}>
        <Heading level={2} size={24} id="papers">
          {copy.papers}
        </Heading>
        {(papers === '' ? [copy.noPapers] : papers.split('\n').filter(Boolean)).map((line) => (
          <Text key={line} measure>
            {line}
          </Text>
        ))}
      </Stack>
      <Stack as="section" labelledBy="week" gap={12}>
        <Heading level={2} size={24} id="week">
          {copy.week}
        </Heading>
        <BulletList numbered items={FIRST_WEEK} />
      </Stack>
    </Stack>
  )
}
