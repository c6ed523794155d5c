import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { Box } from './Box.tsx'

const meta = {
  title: 'Components/Box',
  tags: ['autodocs'],
  component: Box,
  args: {
    padding: 24,
    background: 'tint',
    rounded: true,
    children: <Text>Your premium can change each year, on the day your cover began.</Text>,
  },
} satisfies Meta<typeof Box>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const box = canvas.getByText(/^Your premium/).parentElement
    await expect(box && getComputedStyle(box).paddingInlineStart).toBe('24px')
  },
}

export const OneAxis: Story = { args: { padding: undefined, paddingBlock: 32, background: 'actionTint' } }

export const NamedRegion: Story = {
  args: { as: 'section', label: 'About your premium' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'About your premium' })).toBeVisible()
  },
}

/** The docs page of the box shows it as an example of what not to do. */
export const BoxesInBoxes: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: (args) => (
    <Box padding={24} background="tint">
      <Box padding={24} background="raised">
        <Box padding={24} background="actionTint">
          <Box {...args} />
        </Box>
      </Box>
    </Box>
  ),
}
