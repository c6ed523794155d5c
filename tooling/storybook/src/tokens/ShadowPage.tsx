import { Text } from '@coverkit/ui'
import { themeContract } from '@coverkit/ui/theme'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { brandTheme, SCHEMES } from './brandTheme.ts'
import './tokens.css'

const USES = {
  card: 'lies under a card, where the brand has one',
  raised: 'lies under what floats over a page: a dialog, a list of suggestions, a bar',
} as const

/** The two shadows of a brand. */
export function ShadowPage({ brand }: { brand: unknown }): ReactElement {
  const theme = brandTheme(brand)
  return (
    <Article
      title="Shadow"
      lead="Two shadows, each with a value for light and one for dark. In forced colours there are none, and borders stand in their place."
    >
      <ul className="token-grid">
        {(['card', 'raised'] as const).map((name) => (
          <li key={name}>
            <div className="shape-box" style={{ boxShadow: themeContract.shadow[name] }} />
            <Text weight="bold">shadow.{name}</Text>
            <Text size={15}>It {USES[name]}.</Text>
            {SCHEMES.map((scheme) => (
              <Text key={scheme} size={15} tone="soft">
                {scheme}: <code>{theme[scheme].shadow[name]}</code>
              </Text>
            ))}
          </li>
        ))}
      </ul>
    </Article>
  )
}
