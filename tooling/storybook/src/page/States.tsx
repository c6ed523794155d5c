import { DocsStory, Heading } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactElement } from 'react'
import { isOnAPhone } from './isOnAPhone.ts'
import { PhoneStates } from './PhoneStates.tsx'

interface State {
  readonly id: string
  readonly name: string
  readonly tags?: readonly string[]
  readonly moduleExport: NonNullable<ComponentProps<typeof DocsStory>['of']>
  readonly storyGlobals?: Readonly<Record<string, unknown>>
}

/** A story that differs from the first only in its play function renders the same picture on a page. */
const hasItsOwnLook = ({ moduleExport }: State): boolean =>
  ['args', 'render', 'globals', 'decorators'].some((key) => key in moduleExport) || isInAFrame(moduleExport)

const isInAFrame = (story: State['moduleExport']): boolean =>
  'parameters' in story && story.parameters?.docs?.story?.inline === false

/** The states of a component behind the first, which is its live example. */
export function States({ stories }: { stories: readonly State[] }): ReactElement {
  const shown = stories.filter(({ tags }) => tags?.includes('autodocs'))
  const drawn = shown.slice(1).filter((story) => !isOnAPhone(story) && hasItsOwnLook(story))
  return (
    <>
      {drawn.length > 0 && <Heading>States</Heading>}
      {drawn.map(({ id, moduleExport }) => (
        <DocsStory key={id} of={moduleExport} expanded />
      ))}
      <PhoneStates stories={shown.filter(isOnAPhone)} />
    </>
  )
}
