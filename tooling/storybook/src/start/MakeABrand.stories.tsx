import make from 'virtual:section/docs/new-brand.md?## Make it'
import own from 'virtual:section/docs/new-brand.md?## Make it yours'
import see from 'virtual:section/docs/new-brand.md?## See it'
import { Heading } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from '../frame/Article.tsx'
import { Document } from './Document.tsx'

const meta = { title: 'Start here/Make a brand', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const MakeABrand: StoryObj = {
  name: 'Make a brand',
  render: () => (
    <Article
      title="Make a brand"
      lead="A brand is a folder in apps. One command makes it; you then edit its data. The studio under Tools shows colours, faces and links before you begin, and exports the folder."
    >
      <Document html={make} />
      <Heading level={2}>See it</Heading>
      <Document html={see} />
      <Heading level={2}>Make it yours</Heading>
      <Document html={own} />
    </Article>
  ),
}
