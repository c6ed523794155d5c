import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BulletList } from './BulletList.tsx'

const meta = {
  title: 'Components/BulletList',
  tags: ['autodocs'],
  component: BulletList,
  args: {
    items: [
      'Give the whole answer to each question, even if something seems small, happened long ago or feels awkward to write down.',
      <>
        <strong>Take your time.</strong> Look up dates if you need to.
      </>,
    ],
  },
} satisfies Meta<typeof BulletList>
export default meta
type Story = StoryObj<typeof meta>

export const Sentences: Story = {
  async play({ canvas }) {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const Numbered: Story = {
  args: { numbered: true },
  async play({ canvas }) {
    await expect(canvas.getByRole('list').tagName).toBe('OL')
  },
}

/** The docs page of the list shows it as an example of what not to do. */
export const OneItem: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { items: ['Take your time and look up dates if you need to.'] },
}
