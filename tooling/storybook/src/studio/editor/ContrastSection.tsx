import { Alert, BulletList, Disclosure, Table } from '@coverkit/ui'
import type { MeasuredPair } from '@coverkit/ui/theme'
import type { ReactElement } from 'react'
import type { StudioCheck } from '../brand/checkStudio.ts'
import { isTooFaint, placeOf, ratioText } from '../brand/pairWords.ts'
import { Section } from './Section.tsx'

const COLUMNS = [
  { key: 'pair', header: 'Pair', rowHeader: true },
  { key: 'needs', header: 'Needs', align: 'end' },
  { key: 'light', header: 'Light', align: 'end' },
  { key: 'dark', header: 'Dark', align: 'end' },
] as const

const nameOf = ({ foreground, background }: MeasuredPair) => `${foreground} on ${background}`

function Measured({ pair }: { readonly pair: MeasuredPair | undefined }) {
  if (!pair) return null
  const text = ratioText(pair.measured)
  return isTooFaint(pair) ? <strong className="studio-fails">{text}, too faint</strong> : text
}

/** Both names, and below them their use. */
const PairName = ({ pair }: { readonly pair: MeasuredPair }) => (
  <>
    {nameOf(pair)}
    <span className="studio-place">{placeOf(pair)}</span>
  </>
)

function rowsOf(contrast: readonly MeasuredPair[]) {
  const inDark = new Map(
    contrast.filter(({ scheme }) => scheme === 'dark').map((pair) => [nameOf(pair), pair]),
  )
  return contrast
    .filter(({ scheme }) => scheme === 'light')
    .map((pair) => ({
      id: nameOf(pair),
      cells: {
        pair: <PairName pair={pair} />,
        needs: `${pair.ratio}:1`,
        light: <Measured pair={pair} />,
        dark: <Measured pair={inDark.get(nameOf(pair))} />,
      },
    }))
}

/** The current contrast of every pair of the theme's colours. */
export function ContrastSection({ check }: { readonly check: StudioCheck }): ReactElement {
  const { theme, pairFaults } = check
  const rows = rowsOf(theme?.contrast ?? [])
  return (
    <Section id="studio-contrast" title="Contrast">
      {theme === null && <Alert severity="warn">Contrast is measured as soon as every token is valid.</Alert>}
      {theme !== null && pairFaults.length === 0 && (
        <Alert severity="success">{`All ${rows.length} pairs have enough contrast, in light and in dark.`}</Alert>
      )}
      {pairFaults.length > 0 && (
        <Alert severity="error" title="These pairs are too faint">
          <BulletList items={pairFaults} />
        </Alert>
      )}
      {rows.length > 0 && (
        <Disclosure summary={`All ${rows.length} pairs`}>
          <Table caption="Contrast of every pair" columns={COLUMNS} rows={rows} narrow="fit" />
        </Disclosure>
      )}
    </Section>
  )
}
