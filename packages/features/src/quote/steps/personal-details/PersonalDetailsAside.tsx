import type { QuoteNeeds } from '@coverkit/core'
import { Card, Heading, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { StepAside } from '#common/step-form/StepAside.tsx'
import { quoteTerms } from '../../terms/quoteTerms.ts'
import { TermList } from '../TermList.tsx'
import { personalDetailsCopy } from './copy.ts'

const copy = personalDetailsCopy

interface PersonalDetailsAsideProps {
  /** The covers that the calculator filled in, when it did. */
  readonly needs: QuoteNeeds | null
  /** The link to change them. */
  readonly children: ReactNode
}

export function PersonalDetailsAside({ needs, children }: PersonalDetailsAsideProps) {
  return (
    <Stack gap={24}>
      {needs && (
        <Card>
          <Stack gap={16}>
            <Heading level={2} size={20}>
              {copy.fromCalculator.title}
            </Heading>
            <Text size={15} tone="soft">
              {copy.fromCalculator.text}
            </Text>
            <TermList terms={quoteTerms(needs).map(amountOf)} />
            {children}
          </Stack>
        </Card>
      )}
      <StepAside {...copy.aside} />
    </Stack>
  )
}

function amountOf({ kind, name, terms }: ReturnType<typeof quoteTerms>[number]) {
  return { id: kind, label: name, value: terms[0]?.value ?? '' }
}
