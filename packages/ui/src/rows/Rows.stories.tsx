import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Rows } from './Rows.tsx'

const meta = {
  title: 'Components/Rows',
  tags: ['autodocs'],
  component: Rows,
  args: {
    label: 'Your changes',
    children: (
      <>
        <li>Life cover: $200,000 less</li>
        <li>Indexation: off for 12 months</li>
      </>
    ),
  },
} satisfies Meta<typeof Rows>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your changes' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

/** The docs page of the list shows it as an example of what not to do. */
export const RowsOfSentences: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    label: 'What you should know',
    children: (
      <>
        <li>Give the whole answer to each question.</li>
        <li>Take your time.</li>
        <li>Look up dates if you need to.</li>
      </>
    ),
  },
}
