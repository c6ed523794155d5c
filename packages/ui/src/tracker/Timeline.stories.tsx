import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Timeline } from './Timeline.tsx'

const meta = {
  title: 'Components/Timeline',
  tags: ['autodocs'],
  component: Timeline,
  args: {
    label: 'Step by step',
    texts: { done: 'done', current: 'now', todo: 'to come', skipped: 'not expected' },
    stages: [
      { id: 'lodged', title: 'You lodged the claim', state: 'done', when: '16 November 2026' },
      {
        id: 'reviewed',
        title: 'The insurer looks through it',
        state: 'current',
        when: 'By 4 December 2026',
        text: 'It says if it needs anything else.',
      },
      { id: 'decided', title: 'The insurer decides', state: 'todo', when: 'By 16 January 2027' },
      { id: 'paid', title: 'The insurer pays', state: 'skipped', when: 'Not expected' },
    ],
  },
} satisfies Meta<typeof Timeline>
export default meta
type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const items = within(canvas.getByRole('list', { name: 'Step by step' })).getAllByRole('listitem')
    await expect(items).toHaveLength(4)
    await expect(items[0]).toHaveTextContent('You lodged the claim, done16 November 2026')
    await expect(items[1]).toHaveAttribute('aria-current', 'step')
    await expect(items[1]).toHaveTextContent('It says if it needs anything else.')
    await expect(items[3]).toHaveTextContent('The insurer pays, not expected')
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } }

/** The docs page of the list shows it as an example of what not to do. */
export const WithoutDates: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: {
    stages: [
      { id: 'lodged', title: 'Lodged', state: 'done' },
      { id: 'reviewed', title: 'In process', state: 'current' },
      { id: 'decided', title: 'Finalised', state: 'todo' },
    ],
  },
}
