import field from 'virtual:section/docs/recipes.md?## A field'
import step from 'virtual:section/docs/recipes.md?## A step'
import { Heading } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from '../frame/Article.tsx'
import { Document } from './Document.tsx'

const meta = { title: 'Start here/Add a step', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const AddAStep: StoryObj = {
  name: 'Add a step',
  render: () => (
    <Article
      title="Add a step"
      lead="A step of a flow is declared once, in its own folder. One command makes the folder and puts the step into the flow."
    >
      <Document html={step} />
      <Heading level={2}>A field</Heading>
      <Document html={field} />
    </Article>
  ),
}
