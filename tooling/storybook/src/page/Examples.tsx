import { Heading, Story } from '@storybook/addon-docs/blocks'
import type { ComponentProps, ReactElement } from 'react'
import type { GuideExample } from './ComponentGuide.ts'

interface NamedStory {
  readonly id: string
  readonly parameters?: Readonly<Record<string, unknown>>
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

/** A page's layout depends on the width of its window, which a frame has of its own. */
const IN_A_FRAME = { inline: false, height: '360px' } as const

const KINDS = { good: 'Do', bad: 'Don’t' } as const

/** A good and a bad use, each as a live story. */
export function Examples({ good, bad, stories }: ExamplesProps): ReactElement {
  const shown = { good, bad }
  const storyOf = ({ story }: GuideExample) => stories.find(({ id }) => id.endsWith(`--${idOf(story)}`))
  const { layout } = storyOf(bad)?.parameters ?? {}
  const isWide = layout === 'fullscreen'
  return (
    <>
      <Heading>Do and don’t</Heading>
      <div className={isWide ? 'guide-examples guide-examples-wide' : 'guide-examples'}>
        {(['good', 'bad'] as const).map((kind) => {
          const story = storyOf(shown[kind])
          return (
            <figure key={kind} className={`guide-example guide-example-${kind}`}>
              <figcaption>
                <strong>{KINDS[kind]}</strong> {shown[kind].reason}
              </figcaption>
              {story && <Story of={story.moduleExport} {...(isWide && IN_A_FRAME)} />}
            </figure>
          )
        })}
      </div>
    </>
  )
}
