import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { WithCode } from './WithCode.tsx'

/** A heading of a component's page and the sentences under it. */
export function GuideList({
  heading,
  items,
}: {
  heading: string
  items: readonly string[]
}): ReactElement | null {
  if (items.length === 0) return null
  return (
    <>
      <Heading>{heading}</Heading>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <WithCode text={item} />
          </li>
        ))}
      </ul>
    </>
  )
}
