import style from 'virtual:section/docs/style.md?## Tests'
import stories from 'virtual:section/tooling/storybook/README.md?## Stories as tests'
import { Heading } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from '../frame/Article.tsx'
import { Document } from './Document.tsx'

const meta = { title: 'Start here/Test', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const Test: StoryObj = {
  render: () => (
    <Article
      title="Test"
      lead="Every story is a test: it is drawn in Chromium, its steps run, and a fault that axe finds fails it. One command runs everything."
    >
      <Document html={style} />
      <Heading level={2}>Stories as tests</Heading>
      <Document html={stories} />
    </Article>
  ),
}
