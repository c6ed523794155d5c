import {
  type CalculatorInput,
  type CoverFigures,
  coverFigures,
  formatMoney,
  kindOf,
  NEEDS_COVERS,
  type NeedsCover,
} from '@coverkit/core'
import { Card, CoverBar, Disclosure, Heading, Stack, Text } from '@coverkit/ui'
import { type Calculation, MakeupChart } from '#calculator/results'
import { COVER_WORDS, formatSum, sumUnit } from '#cover/words'
import { reviewCopy } from './copy.ts'
import { differenceOf, neededOf } from './coverDifference.ts'
import * as styles from './review.css.ts'
import { enteredCover } from './reviewCalculation.ts'

const { needs: copy, facts } = reviewCopy

interface NeedsSectionProps {
  /** With the cover of the policies. */
  readonly calculation: Calculation
  /** As it was entered. */
  readonly entered: CalculatorInput
}

/** How each cover compares with the last calculation, and what each need is made of. */
export function NeedsSection({ calculation, entered }: NeedsSectionProps) {
  const covers = NEEDS_COVERS.map((cover) => comparisonOf(cover, calculation))
  const differences = covers.flatMap(({ difference }) => difference ?? [])
  const below = differences.filter((difference) => difference < 0).length
  const above = differences.filter((difference) => difference > 0).length
  return (
    <Stack as="section" labelledBy="needs" gap={16}>
      <Stack gap={4}>
        <Heading level={2} size={24} id="needs">
          {copy.title}
        </Heading>
        <Text weight="medium">{copy.answer(below, above)}</Text>
        <Text tone="soft" measure>
          {copy.text}
        </Text>
      </Stack>
      <Card flush>
        {covers.map((comparison) => (
          <CoverNeed
            key={comparison.figures.cover}
            comparison={comparison}
            calculation={calculation}
            entered={entered}
          />
        ))}
      </Card>
    </Stack>
  )
}

/** A cover beside what is needed of it. */
interface Comparison {
  readonly figures: CoverFigures
  /** Null where the cover is not offered. */
  readonly difference: number | null
}

function comparisonOf(cover: NeedsCover, { needs }: Calculation): Comparison {
  const figures = coverFigures(needs, cover)
  const isOffered = cover !== 'incomeProtectionCover' || needs.incomeProtectionCover.available
  return { figures, difference: isOffered ? differenceOf(figures) : null }
}

interface CoverNeedProps extends NeedsSectionProps {
  readonly comparison: Comparison
}

function CoverNeed({ comparison, calculation, entered }: CoverNeedProps) {
  const { figures, difference } = comparison
  const kind = kindOf(figures.cover)
  const typed = enteredCover(entered, figures.cover)
  const sum = (dollars: number) => formatSum(kind, dollars)
  const needed = neededOf(figures)
  return (
    <section aria-label={COVER_WORDS[kind].name} className={styles.cover}>
      <CoverBar
        name={COVER_WORDS[kind].name}
        amount={formatMoney(figures.existing)}
        unit={sumUnit(kind)}
        share={difference === null || needed === 0 ? null : figures.existing / needed}
        text={
          <>
            <span>
              {difference === null ? facts.unavailable : sentence(COVER_WORDS[kind].noun, difference, sum)}
            </span>
            {typed > figures.existing && (
              <span className={styles.note}>{copy.moreThanOurs(sum(typed), sum(figures.existing))}</span>
            )}
          </>
        }
      />
      <Disclosure summary={copy.working}>
        <MakeupChart figures={figures} calculation={calculation} />
      </Disclosure>
    </section>
  )
}

function sentence(noun: string, difference: number, sum: (dollars: number) => string): string {
  if (difference === 0) return copy.equal(noun)
  return difference < 0 ? copy.under(noun, sum(-difference)) : copy.over(noun, sum(difference))
}
