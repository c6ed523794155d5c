import { type CoverFigures, coverFigures } from '@coverkit/core'
import { Alert, Card, Heading, Stack, Text } from '@coverkit/ui'
import { coverAmount } from './chartBars.ts'
import { resultsCopy } from './copy.ts'
import { coverNotes } from './coverNotes.ts'
import { HowWorkedOut } from './HowWorkedOut.tsx'
import { MakeupChart } from './MakeupChart.tsx'
import { NeedEquation } from './NeedEquation.tsx'
import type { Calculation } from './workingLines.ts'

interface CoverSectionProps {
  readonly cover: CoverFigures['cover']
  readonly calculation: Calculation
}

/** The need of one cover: the figure, what it is made of, and how it came about. */
export function CoverSection({ cover, calculation }: CoverSectionProps) {
  const { title, pays } = resultsCopy.covers[cover]
  const figures = coverFigures(calculation.needs, cover)
  const { unavailable, notes } = coverNotes(calculation, figures)
  return (
    <Card as="section" id={cover} labelledBy={`${cover}-title`}>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={2} size={24} id={`${cover}-title`}>
            {title}
          </Heading>
          <Text tone="soft">{pays}</Text>
          <Text size={38} weight="bold" tabular>
            {coverAmount(cover, figures.need)}
          </Text>
          {notes.map((note) => (
            <Text key={note} tone="soft">
              {note}
            </Text>
          ))}
        </Stack>
        {unavailable && (
          <Alert severity="info" title={resultsCopy.over60.mark}>
            {unavailable}
          </Alert>
        )}
        <NeedEquation figures={figures} />
        <MakeupChart figures={figures} calculation={calculation} />
        <HowWorkedOut figures={figures} calculation={calculation} />
      </Stack>
    </Card>
  )
}
