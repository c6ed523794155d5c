import { type CoverFigures, formatMoney, kindOf } from '@coverkit/core'
import { Alert, NeedRow, Stack, Text } from '@coverkit/ui'
import { AfterPaint } from '#common/lazy-component/AfterPaint.tsx'
import { NEED_WORDS } from '#cover/needs'
import { COVER_SKETCHES } from '#cover/sketches'
import { COVER_WORDS, sumUnit } from '#cover/words'
import { CoverWorking } from './CoverWorking.tsx'
import { resultsCopy } from './copy.ts'
import { coverNotes } from './coverNotes.ts'
import { heldOf, heldWords } from './needWords.ts'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.overview

interface CoverNeedProps {
  readonly figures: CoverFigures
  /** The amount at the full width of the bar. */
  readonly scale: number
  readonly calculation: Calculation
}

/** The need of one cover: what is still needed, what there is, and how it came about. */
export function CoverNeed({ figures, scale, calculation }: CoverNeedProps) {
  const { cover, gross } = figures
  const kind = kindOf(cover)
  const { unavailable, notes } = coverNotes(calculation, figures)
  const [before, strong, after] = heldWords(figures)
  return (
    <NeedRow
      id={cover}
      title={COVER_WORDS[kind].name}
      detail={NEED_WORDS[kind].pays}
      sketch={COVER_SKETCHES[kind]}
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
  return { amount: formatMoney(need), unit: sumUnit(kindOf(cover)), caption: copy.stillNeeded }
}
