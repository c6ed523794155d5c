import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CheckIcon, ClipboardListIcon } from '../icon/icons.ts'
import { IconList } from './IconList.tsx'

const meta = {
  title: 'Components/IconList',
  tags: ['autodocs'],
  component: IconList,
  args: {
    items: [
      {
        id: 'needed',
        icon: ClipboardListIcon,
        content: (
          <p>
            <strong>Needed for critical illness cover,</strong> because the amount goes up.
          </p>
        ),
      },
      { id: 'free', icon: CheckIcon, content: <p>Not needed for life cover.</p> },
    ],
  },
} satisfies Meta<typeof IconList>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  async play({ canvas }) {
    const items = within(canvas.getByRole('list')).getAllByRole('listitem')
    await expect(items).toHaveLength(2)
    await expect(items[0]).toHaveTextContent('Needed for critical illness cover, because the amount goes up.')
  },
}

export const Small: Story = { args: { size: 15 } }

/** The docs page of the list shows it as an example of what not to do. */
export const SameIconThroughout: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    items: [
      { id: 'life', icon: CheckIcon, content: <p>Needed for critical illness cover.</p> },
      { id: 'tpd', icon: CheckIcon, content: <p>Not needed for life cover.</p> },
    ],
  },
}
