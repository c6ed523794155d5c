import * as kit from '@coverkit/ui'
import { Icon, type IconProps, Text, TextField } from '@coverkit/ui'
import { type ReactElement, useState } from 'react'
import { Article } from '../frame/Article.tsx'
import './tokens.css'

const isDrawing = (value: unknown): value is IconProps['of'] => Array.isArray(value)

const ICONS = Object.entries<unknown>(kit).flatMap(([name, shapes]) =>
  name.endsWith('Icon') && isDrawing(shapes) ? [{ name, shapes }] : [],
)

const importLine = (name: string) => `import { ${name} } from '@coverkit/ui'`

/** "CircleCheckIcon" is found by "circle check". */
const wordsOf = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** The icons of the kit, searchable; a press copies the line that imports one. */
export function IconsPage(): ReactElement {
  const [query, setQuery] = useState('')
  const [said, setSaid] = useState('')
  const found = ICONS.filter(({ name }) => wordsOf(name).includes(query.trim().toLowerCase()))
  const copy = async (name: string) => {
    try {
      await navigator.clipboard.writeText(importLine(name))
      setSaid(`Copied: ${importLine(name)}`)
    } catch {
      setSaid(`This browser doesn’t let the page copy. The line is: ${importLine(name)}`)
    }
  }
  return (
    <Article
      title="Icons"
      lead={`${ICONS.length} drawings of the package lucide, each in 16, 20 or 28 px. They repeat what the words beside them say and are hidden from screen readers. Press one to copy its import.`}
    >
      <TextField name="icon" label="Find an icon" value={query} onChange={setQuery} />
      <div role="status">
        <Text>{said || `${found.length} of ${ICONS.length} icons`}</Text>
      </div>
      <ul className="token-grid">
        {found.map(({ name, shapes }) => (
          <li key={name}>
            <button type="button" className="icon-button" onClick={() => copy(name)}>
              <Icon of={shapes} size="large" />
              {name}
            </button>
          </li>
        ))}
      </ul>
    </Article>
  )
}
