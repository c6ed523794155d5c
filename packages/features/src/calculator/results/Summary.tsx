import { NEEDS_COVERS } from '@coverkit/core'
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
          {NEEDS_COVERS.map((cover) => {
            const { need } = calculation.needs[cover]
            return (
              <Inline key={cover} spread align="baseline">
                <Link href={`#${cover}`}>{resultsCopy.covers[cover].title}</Link>
                <Text as="span" size={20} weight="bold" tabular>
                  {need === 0 ? copy.none : coverAmount(cover, need)}
                </Text>
              </Inline>
            )
          })}
        </Stack>
        {children}
      </Stack>
    </Card>
  )
}
