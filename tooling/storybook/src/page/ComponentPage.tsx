import { components, sizes } from 'virtual:component-facts'
import { Canvas, Controls, DocsContext, Heading, Source, Title } from '@storybook/addon-docs/blocks'
import { type ReactElement, useContext } from 'react'
import { Examples } from './Examples.tsx'
import { GuideList } from './GuideList.tsx'
import { guides } from './guides.ts'
import { KeyTable } from './KeyTable.tsx'
import { pageAddress } from './pageAddress.ts'
import { States } from './States.tsx'
import { WithCode } from './WithCode.tsx'
import './componentPage.css'

const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

/** The docs page of one component of the kit: its guide, the facts from its sources, and its stories. */
export function ComponentPage(): ReactElement {
  const context = useContext(DocsContext)
  const stories = context.componentStories()
  const [first] = stories
  const name = first?.title.split('/').at(-1) ?? ''
  const facts = components.find((component) => component.name === name)
  const guide = guides.get(name)
  const size = sizes[name]
  return (
    <>
      <Title />
      {facts && (
        <p>
          <WithCode text={facts.description} />
        </p>
      )}
      {facts && <Source code={`import { ${name} } from '${facts.entry}'`} language="tsx" />}
      {size !== undefined && (
        <p>
          {kib(size)} in a page that uses no other component: minified, brotli, with what it imports from the
          kit, without React and without styles.
        </p>
      )}
      {guide && <GuideList heading="When to use it" items={guide.use} />}
      {guide && <GuideList heading="When not to use it" items={guide.avoid} />}
      <Heading>Live example</Heading>
      {first && <Canvas of={first.moduleExport} sourceState="shown" layout="padded" />}
      <Heading>Props</Heading>
      <Controls sort="requiredFirst" />
      {guide && <KeyTable keys={guide.keyboard} />}
      {guide && <GuideList heading="Screen readers" items={guide.screenReader} />}
      {guide && <Examples good={guide.good} bad={guide.bad} stories={stories} />}
      <States stories={stories} />
      {guide && guide.related.length > 0 && (
        <>
          <Heading>Related components</Heading>
          <ul>
            {guide.related.map((related) => (
              <li key={related}>
                <a href={pageAddress(related)} target="_top">
                  {related}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
