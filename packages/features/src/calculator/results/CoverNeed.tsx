import type { CoverFigures, CoverKind, NeedsCover } from '@coverkit/core'
import { Alert, NeedRow, Stack, Text } from '@coverkit/ui'
import { AfterPaint } from '#common/lazy-component/AfterPaint.tsx'
import { coverSketches } from '#cover/sketches'
import { CoverWorking } from './CoverWorking.tsx'
import { coverAmount } from './chartBars.ts'
import { resultsCopy } from './copy.ts'
import { coverNotes } from './coverNotes.ts'
import { heldOf, heldWords } from './needWords.ts'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.overview

const KIND_OF: Readonly<Record<NeedsCover, CoverKind>> = {
  lifeCover: 'life',
  tpdCover: 'tpd',
  criticalIllnessCover: 'criticalIllness',
  incomeProtectionCover: 'incomeProtection',
}

interface CoverNeedProps {
  readonly figures: CoverFigures
  /** The amount at the full width of the bar. */
  readonly scale: number
  readonly calculation: Calculation
}

/** The need of one cover: what is still needed, what there is, and how it came about. */
export function CoverNeed({ figures, scale, calculation }: CoverNeedProps) {
  const { cover, gross } = figures
  const { title, pays } = resultsCopy.covers[cover]
  const { unavailable, notes } = coverNotes(calculation, figures)
  const [before, strong, after] = heldWords(figures)
  return (
    <NeedRow
      id={cover}
      title={title}
      detail={pays}
      sketch={coverSketches[KIND_OF[cover]]}
      figure={figureOf(figures, unavailable !== null)}
      bar={
        gross > 0
          ? { held: heldOf(figures), need: gross, scale, hasTrack: cover === 'incomeProtectionCover' }
          : null
      }
      label={
        <span>
          <span>{before}</span>
          {strong && <b>{strong}</b>}
          <span>{after}</span>
        </span>
      }
      notes={
        (unavailable !== null || notes.length > 0) && (
          <Stack gap={8}>
            {unavailable && (
              <Alert severity="info" title={resultsCopy.over60.mark}>
                {unavailable}
              </Alert>
            )}
            {notes.map((note) => (
              <Text key={note} size={15} tone="soft">
                {note}
              </Text>
            ))}
          </Stack>
        )
      }
      working={{
        summary: resultsCopy.working.summary,
        content: (
          <AfterPaint>
            <CoverWorking figures={figures} calculation={calculation} />
          </AfterPaint>
        ),
      }}
    />
  )
}

function figureOf({ cover, need }: CoverFigures, isUnavailable: boolean) {
  if (isUnavailable) return copy.unavailable
  if (need === 0) return copy.noMore
  const unit = cover === 'incomeProtectionCover' ? resultsCopy.month : undefined
  return { amount: coverAmount('lifeCover', need), unit, caption: copy.stillNeeded }
}
