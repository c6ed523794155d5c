import {
  type CalculatorInput,
  coverFigures,
  formatMoney,
  NEEDS_COVERS,
  type NeedsCover,
} from '@coverkit/core'
import { Card, Columns, Heading, Link, Stack, Text } from '@coverkit/ui'
import type { Calculation } from '#calculator/calculation'
import { MakeupChart } from '#calculator/makeup-chart'
import { coverNames, coverNouns } from '#quote/terms-copy'
import { reviewCopy } from './copy.ts'
import { differenceOf } from './coverDifference.ts'
import { FreshCalculation } from './FreshCalculation.tsx'
import { enteredCover, KIND_OF } from './reviewCalculation.ts'

const { needs: copy, facts } = reviewCopy

interface NeedsSectionProps {
  /** With the cover of the policies. */
  readonly calculation: Calculation
  /** As it was entered. */
  readonly entered: CalculatorInput
}

/** Each need of the last calculation, what it is made of, and the difference to the cover there is. */
export function NeedsSection({ calculation, entered }: NeedsSectionProps) {
  return (
    <Stack as="section" labelledBy="needs" gap={24}>
      <Stack gap={8}>
        <Heading level={2} size={24} id="needs">
          {copy.title}
        </Heading>
        <Text measure>{copy.text}</Text>
        <Link href="/life-insurance-calculator/assumptions" variant="standalone">
          {copy.assumptions}
        </Link>
      </Stack>
      <Columns>
        {NEEDS_COVERS.map((cover) => (
          <CoverNeed key={cover} cover={cover} calculation={calculation} entered={entered} />
        ))}
      </Columns>
      <FreshCalculation label={copy.again} text={copy.againText} />
    </Stack>
  )
}

function CoverNeed({ cover, calculation, entered }: NeedsSectionProps & { readonly cover: NeedsCover }) {
  const figures = coverFigures(calculation.needs, cover)
  const kind = KIND_OF[cover]
  const isOffered = kind !== 'incomeProtection' || calculation.needs.incomeProtectionCover.available
  const typed = enteredCover(entered, cover)
  const sum = (dollars: number) =>
    kind === 'incomeProtection' ? facts.aMonth(formatMoney(dollars)) : formatMoney(dollars)
  return (
    <Card as="section" labelledBy={`need-${cover}`}>
      <Stack gap={16}>
        <Heading level={3} size={20} id={`need-${cover}`}>
          {coverNames[kind]}
        </Heading>
        <Text weight="medium">
          {isOffered ? sentence(coverNouns[kind], differenceOf(figures), sum) : facts.unavailable}
        </Text>
        {typed > figures.existing && (
          <Text tone="soft">{copy.moreThanOurs(sum(typed), sum(figures.existing))}</Text>
        )}
        <MakeupChart figures={figures} calculation={calculation} />
      </Stack>
    </Card>
  )
}

function sentence(noun: string, difference: number, sum: (dollars: number) => string): string {
  if (difference === 0) return copy.equal(noun)
  return difference < 0 ? copy.under(noun, sum(-difference)) : copy.over(noun, sum(difference))
}
