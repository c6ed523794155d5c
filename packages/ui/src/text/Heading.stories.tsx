import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Heading',
  tags: ['autodocs'],
  component: Heading,
  args: { level: 2, children: 'What happens next' },
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'What happens next' })).toBeVisible()
  },
}

export const SmallerThanItsLevel: Story = { args: { size: 17 } }

export const Levels: Story = {
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Your cover needs</Heading>
      <Heading level={2}>What happens next</Heading>
      <Heading level={3}>Income protection</Heading>
      <Heading level={4}>Waiting period</Heading>
    </Stack>
  ),
}

export const LongWords: Story = {
  args: {
    level: 1,
    children: 'Total and permanent disability cover for superannuation arrangements',
  },
}

/** The docs page of the heading shows it as an example of what not to do. */
export const LevelLeftOut: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Your cover needs</Heading>
      <Heading level={4} size={24}>
        What happens next
      </Heading>
      <Heading level={2} size={17}>
        Waiting period
      </Heading>
    </Stack>
  ),
}
