import { Heading } from '@storybook/addon-docs/blocks'
import type { ReactElement } from 'react'
import { frameAddress } from '../frame/frameAddress.ts'

interface PhoneStatesProps {
  readonly stories: readonly { readonly id: string; readonly name: string }[]
}

/** The stories of a phone, each in a frame as wide as one: drawn in the page they would look as on a desk. */
export function PhoneStates({ stories }: PhoneStatesProps): ReactElement | null {
  if (stories.length === 0) return null
  return (
    <>
      <Heading>On a phone</Heading>
      <div className="phone-states">
        {stories.map(({ id, name }) => (
          <figure key={id} className="phone-state">
            <figcaption>{name}</figcaption>
            <iframe src={frameAddress(id)} title={name} loading="lazy" className="phone-frame" />
          </figure>
        ))}
      </div>
    </>
  )
}
