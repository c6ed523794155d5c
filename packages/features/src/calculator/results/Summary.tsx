import { NEEDS_COVERS, type Needs, type NeedsCover } from '@coverkit/core'
import { Card, Heading, Inline, Link, Stack, Text } from '@coverkit/ui'
import type { ReactNode } from 'react'
import { coverAmount } from './chartBars.ts'
import { resultsCopy } from './copy.ts'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.summary

/** The answer first: the need of each cover, and the way on. */
export function Summary({
  calculation,
  children,
}: {
  readonly calculation: Calculation
  readonly children: ReactNode
}) {
  return (
    <Card tone="action">
      <Stack gap={24}>
        <Heading level={2} size={20}>
          {copy.title}
        </Heading>
        <Stack gap={8}>
          {NEEDS_COVERS.map((cover) => (
            <Inline key={cover} spread align="baseline">
              <Link href={`#${cover}`}>{resultsCopy.covers[cover].title}</Link>
              <Text as="span" size={20} weight="bold" tabular>
                {summaryWords(calculation.needs, cover)}
              </Text>
            </Inline>
          ))}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}

function summaryWords(needs: Needs, cover: NeedsCover): string {
  if (cover === 'incomeProtectionCover' && !needs.incomeProtectionCover.available) return copy.unavailable
  const { need } = needs[cover]
  return need === 0 ? copy.none : coverAmount(cover, need)
}
