import component from 'virtual:section/docs/recipes.md?## A component of the kit'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from '../frame/Article.tsx'
import { Document } from './Document.tsx'

const meta = { title: 'Start here/Add a component', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const AddAComponent: StoryObj = {
  name: 'Add a component',
  render: () => (
    <Article
      title="Add a component"
      lead="A component of the kit is a folder with the component, its styles, its stories and a guide, which together make its page here."
    >
      <Document html={component} />
    </Article>
  ),
}
