import { Inline, Link } from '@coverkit/ui'
import type { ReactElement } from 'react'

const PARTS = {
  'studio-colours': 'Colours',
  'studio-contrast': 'Contrast',
  'studio-shape': 'Corners, lines and headings',
  'studio-faces': 'Faces',
  'studio-logo': 'Logo',
  'studio-links': 'Links',
  'studio-company': 'Name and company',
  'studio-export': 'Export',
  'studio-previews': 'Previews',
}

/** The parts of the studio, which is long. */
export function PartLinks(): ReactElement {
  return (
    <nav aria-label="Parts of the studio">
      <Inline as="ul" gap={16}>
        {Object.entries(PARTS).map(([id, label]) => (
          <li key={id}>
            <Link href={`#${id}`}>{label}</Link>
          </li>
        ))}
      </Inline>
    </nav>
  )
}
