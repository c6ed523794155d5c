import { Heading, Story } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactElement } from 'react'
import type { GuideExample } from './ComponentGuide.ts'

interface NamedStory {
  readonly id: string
  readonly moduleExport: NonNullable<ComponentProps<typeof Story>['of']>
  readonly storyName?: string
}

interface ExamplesProps {
  readonly good: GuideExample
  readonly bad: GuideExample
  readonly stories: readonly NamedStory[]
}

const idOf = (name: string) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

const KINDS = { good: 'Do', bad: 'Don’t' } as const

/** A good and a bad use, each as a story that is drawn here and now. */
export function Examples({ good, bad, stories }: ExamplesProps): ReactElement {
  const shown = { good, bad }
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className="guide-examples">
        {(['good', 'bad'] as const).map((kind) => {
          const story = stories.find(({ id }) => id.endsWith(`--${idOf(shown[kind].story)}`))
          return (
            <figure key={kind} className={`guide-example guide-example-${kind}`}>
              <figcaption>
                <strong>{KINDS[kind]}</strong> {shown[kind].reason}
              </figcaption>
              {story && <Story of={story.moduleExport} />}
            </figure>
          )
        })}
      </div>
    </>
  )
}
