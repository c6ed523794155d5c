import { COVER_KINDS, type CoverKind, type Driver, formatDifference, sensitivity } from '@coverkit/core'
import { Card, Columns, Heading, Inline, Link, Stack, Text } from '@coverkit/ui'
import { listed } from '#common/form/listed.ts'
import { COVER_WORDS, sumUnit } from '#cover/words'
import { assumptionValue } from '../assumptions/assumptionValue.ts'
import { labels } from '../assumptions/copy.ts'
import { calculatorFlow } from '../flow.ts'
import { resultsCopy } from './copy.ts'
import { screenOnly } from './results.css.ts'
import { strongest } from './strongest.ts'
import type { Calculation } from './workingLines.ts'

const copy = resultsCopy.drivers

/** The assumptions whose next step up moves the needs most, and by how much. */
export function Drivers({ calculation }: { readonly calculation: Calculation }) {
  const drivers = strongest(sensitivity(calculation.input, calculation.assumptions))
  if (drivers.length === 0) return null
  return (
    <Stack as="section" labelledBy="drivers" gap={16}>
      <Inline spread align="baseline">
        <Heading level={2} id="drivers">
          {copy.title}
        </Heading>
        <div className={screenOnly}>
          <Link variant="standalone" href={`${calculatorFlow.base}/assumptions`}>
            {resultsCopy.changeAssumptions}
          </Link>
        </div>
      </Inline>
      <Columns count={3}>
        {drivers.map((driver) => (
          <DriverCard key={driver.assumption} driver={driver} />
        ))}
      </Columns>
    </Stack>
  )
}

function DriverCard({ driver: { assumption, value, up } }: { readonly driver: Driver }) {
  const words = (number: number) => assumptionValue(assumption, number)
  return (
    <Card>
      <Stack gap={4}>
        <Inline spread align="baseline" gap={12}>
          <Heading level={3} size={17}>
            {labels[assumption]}
          </Heading>
          <Text as="span" size={15} tone="soft" tabular>
            {copy.step(words(value), words(up.value))}
          </Text>
        </Inline>
        {effectGroups(up.effect).map(({ dollars, kinds }) => (
          <Inline key={dollars} gap={12} align="baseline">
            <Text as="span" size={24} weight="bold" tabular>
              {formatDifference(dollars)}
            </Text>
            <Text as="span" size={15} tone="soft">
              {kinds}
            </Text>
          </Inline>
        ))}
      </Stack>
    </Card>
  )
}

/** `critical illness`, or `income protection a month`. */
const moved = (kind: CoverKind) => [COVER_WORDS[kind].adjective, sumUnit(kind) ?? []].flat().join(' ')

/** Covers that move by the same amount share a line. */
function effectGroups(effect: Readonly<Record<CoverKind, number>>) {
  const amounts = [...new Set(COVER_KINDS.map((kind) => effect[kind]))].filter((dollars) => dollars !== 0)
  return amounts.map((dollars) => ({
    dollars,
    kinds: listed(COVER_KINDS.filter((kind) => effect[kind] === dollars).map((kind) => moved(kind))),
  }))
}
