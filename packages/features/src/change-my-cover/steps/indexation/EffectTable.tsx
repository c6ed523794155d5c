import { COVER_KINDS, formatCents, formatDate } from '@coverkit/core'
import { type IndexedYear, indexationEffects, type PolicyPreview } from '@coverkit/core/change-cover'
import { SampleLine, Stack, Table, Text } from '@coverkit/ui'
import { COVER_WORDS, formatSum } from '#cover/words'
import { indexationCopy as copy } from './copy.ts'

interface EffectTableProps {
  readonly preview: PolicyPreview
  /** The next one, `YYYY-MM-DD`. */
  readonly anniversary: string
}

/** Whether a price has a year after the next anniversary: one that is declined, or of the last age, has none. */
export const hasEffects = ({ projection }: PolicyPreview): boolean =>
  projection !== null && projection.ages.length > 1

/** Cover and premium at the next anniversary and in the last year that is worked out, under each choice. */
export function EffectTable({ preview, anniversary }: EffectTableProps) {
  const { projection, label } = preview
  if (projection === null) return null
  const { ages, sumInsured, after } = projection
  const years = ages.length - 1
  const effects = indexationEffects({ ages, sumInsured, premiums: after }, anniversary)
  const from = formatDate(anniversary)
  return (
    <Stack gap={12}>
      <Table
        caption={copy.caption(from, years)}
        captionHidden
        columns={[
          { key: 'choice', header: copy.columns.choice, rowHeader: true },
          { key: 'next', header: copy.columns.next(from) },
          { key: 'nextPremium', header: copy.columns.nextPremium, align: 'end' },
          { key: 'later', header: copy.columns.later(years) },
          { key: 'laterPremium', header: copy.columns.laterPremium, align: 'end' },
        ]}
        rows={effects.map(({ indexation, years: list }) => ({
          id: indexation,
          cells: {
            choice: copy.labels[indexation],
            next: <Sums year={list[1]} />,
            nextPremium: formatCents(list[1]?.premium ?? 0),
            later: <Sums year={list[years]} />,
            laterPremium: formatCents(list[years]?.premium ?? 0),
          },
        }))}
      />
      <SampleLine label={label} />
    </Stack>
  )
}

function Sums({ year }: { readonly year: IndexedYear | undefined }) {
  if (!year) return null
  return (
    <Stack as="ul" gap={4}>
      {COVER_KINDS.flatMap((kind) => {
        const sum = year.sumInsured[kind]
        return sum === undefined
          ? []
          : [
              <li key={kind}>
                <Text as="span">{`${COVER_WORDS[kind].name} ${formatSum(kind, sum)}`}</Text>
              </li>,
            ]
      })}
    </Stack>
  )
}
