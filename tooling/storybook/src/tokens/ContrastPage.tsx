import { Table } from '@coverkit/ui'
import { type ContrastPair, contrastPairs, contrastRatio, type ThemeTokens } from '@coverkit/ui/theme'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { brandTheme, SCHEMES } from './brandTheme.ts'
import './tokens.css'

const COLUMNS = [
  { key: 'pair', header: 'Pair', rowHeader: true },
  { key: 'needed', header: 'Needed', align: 'end' },
  { key: 'light', header: 'Light', align: 'end' },
  { key: 'dark', header: 'Dark', align: 'end' },
] as const

/** Truncated, not rounded: a ratio that is too low must not be shown as sufficient. */
const shown = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`

/** Text where the pair is text on an area; else one area in the other, and the ratio beside it. */
function sample({ foreground, background, ratio }: ContrastPair, { colour }: ThemeTokens) {
  const measured = shown(contrastRatio(colour[foreground], colour[background]))
  const behind = { backgroundColor: colour[background] }
  if (ratio >= 4.5) {
    return (
      <span className="pair-sample" style={{ ...behind, color: colour[foreground] }}>
        {measured}
      </span>
    )
  }
  return (
    <span className="pair-areas">
      <span className="pair-area" style={behind}>
        <span style={{ backgroundColor: colour[foreground] }} />
      </span>
      {measured}
    </span>
  )
}

/** Every pair of colours that the kit puts together, measured in both schemes of a brand. */
export function ContrastPage({ brand }: { brand: unknown }): ReactElement {
  const theme = brandTheme(brand)
  const rows = contrastPairs.map((pair) => ({
    id: `${pair.foreground} on ${pair.background}`,
    cells: {
      pair: `${pair.foreground} on ${pair.background}`,
      needed: shown(pair.ratio),
      ...Object.fromEntries(SCHEMES.map((scheme) => [scheme, sample(pair, theme[scheme])])),
    } as Record<'pair' | 'needed' | 'light' | 'dark', ReactElement | string>,
  }))
  return (
    <Article
      title="Contrast"
      lead={`The kit puts ${contrastPairs.length} pairs of colours together. A theme in which one of them has less contrast than it needs can’t be made: the build stops and names the pair.`}
    >
      <Table caption="Pairs of colours and their contrast" captionHidden columns={COLUMNS} rows={rows} />
    </Article>
  )
}
