import { Badge, Button, Heading, Text } from '@coverkit/ui'
import type { ReactElement } from 'react'
import { brandNames, brandTitle } from '../../.storybook/brandNames.ts'
import './document.css'

/** The same few components in each brand. */
export function BrandCards(): ReactElement {
  return (
    <ul className="brand-cards">
      {brandNames
        .filter((brand) => brand !== 'plain')
        .map((brand) => (
          <li key={brand} className="brand-card" data-brand={brand}>
            <Heading level={3} size={24}>
              {brandTitle(brand)}
            </Heading>
            <Text>Life cover of $500,000 for $41.20 a month.</Text>
            <span>
              <Badge tone="info">Example</Badge>
            </span>
            <Button variant="primary">Get quotes</Button>
            <Button>Save for later</Button>
          </li>
        ))}
    </ul>
  )
}
