import { Heading, Stack, Text } from '@coverkit/ui'
import { COLOUR_NAMES, type ColourName, contrastRatio, themeContract } from '@coverkit/ui/theme'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { brandTheme, SCHEMES } from './brandTheme.ts'
import './tokens.css'

const GROUPS: readonly (readonly [string, (name: ColourName) => boolean])[] = [
  ['Areas and text', (name) => /^(surface|tint|raised|ink|softInk|border|line|hair|track)$/.test(name)],
  ['Action and accent', (name) => /^(action|onAction|accent|focus|gap|held)/.test(name)],
  ['Messages', (name) => /^(success|info|warn|error)/.test(name)],
  ['Charts', (name) => name.startsWith('chart')],
]

/** Black or white, whichever has more contrast on this colour. */
const readable = (hex: string) =>
  contrastRatio(hex, '#ffffff') > contrastRatio(hex, '#000000') ? '#ffffff' : '#000000'

const variable = (name: ColourName) => themeContract.colour[name].slice(4, -1)

/** Every colour of a brand, in light and in dark. */
export function ColourPage({ brand }: { brand: unknown }): ReactElement {
  const theme = brandTheme(brand)
  return (
    <Article
      title="Colour"
      lead="A brand chooses eight colours; the theme makes the others from them, in light and in dark. Choose a brand in the toolbar. The left half of each swatch is light, the right half dark."
    >
      {GROUPS.map(([heading, isIn]) => (
        <Stack key={heading} gap={16}>
          <Heading level={2}>{heading}</Heading>
          <ul className="token-grid">
            {COLOUR_NAMES.filter(isIn).map((name) => (
              <li key={name} className="token">
                <div className="swatches">
                  {SCHEMES.map((scheme) => {
                    const hex = theme[scheme].colour[name]
                    return (
                      <div
                        key={scheme}
                        className="swatch"
                        style={{ backgroundColor: hex, color: readable(hex) }}
                      >
                        {hex}
                      </div>
                    )
                  })}
                </div>
                <div className="token-words">
                  <Text weight="bold">{name}</Text>
                  <Text size={15} tone="soft">
                    <code>{variable(name)}</code>
                  </Text>
                </div>
              </li>
            ))}
          </ul>
        </Stack>
      ))}
    </Article>
  )
}
