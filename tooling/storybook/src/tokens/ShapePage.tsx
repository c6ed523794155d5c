import { Text } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { Article } from '../frame/Article.tsx'
import { brandTheme } from './brandTheme.ts'
import './tokens.css'

/** Corners and lines of a brand. */
export function ShapePage({ brand }: { brand: unknown }): ReactElement {
  const { radius, border } = brandTheme(brand).light
  const shapes = [
    { name: 'radius.control', value: radius.control, style: { borderRadius: radius.control } },
    { name: 'radius.card', value: radius.card, style: { borderRadius: radius.card } },
    { name: 'border.width', value: border.width, style: { borderWidth: border.width } },
  ]
  return (
    <Article
      title="Shape"
      lead="A brand chooses the corners of its controls; cards have corners one and a half times as large. Lines and borders of controls share one width."
    >
      <ul className="token-grid">
        {shapes.map(({ name, value, style }) => (
          <li key={name}>
            <div className="shape-box" style={style} />
            <Text weight="bold">{name}</Text>
            <Text size={15} tone="soft">
              <code>{value}</code>
            </Text>
          </li>
        ))}
      </ul>
    </Article>
  )
}
