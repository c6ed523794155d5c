import glossary from 'virtual:section/docs/glossary.md?## Words for visitors'
import style from 'virtual:section/docs/style.md?## Words on the screen'
import { Heading } from '@coverkit/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Article } from '../frame/Article.tsx'
import { Document } from './Document.tsx'

const meta = { title: 'Start here/Write words', parameters: { layout: 'fullscreen' } } satisfies Meta
export default meta

export const WriteWords: StoryObj = {
  name: 'Write words',
  render: () => (
    <Article
      title="Write words"
      lead="Words for visitors stand in copy files and in content, in Australian English that an adviser would say across a desk. A check holds them to the glossary."
    >
      <Document html={style} />
      <Heading level={2}>One word for one thing</Heading>
      <Document html={glossary} />
    </Article>
  ),
}
