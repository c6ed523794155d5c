import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../layout/Stack.tsx'
import { Link } from '../link/Link.tsx'
import { Text } from '../text/Text.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  args: { children: ': mobile number' },
  render: (args) => (
    <Link href="#mobile" variant="standalone">
      Change
      <VisuallyHidden {...args} />
    </Link>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Change\s*: mobile number$/ })
    await expect(link).toBeVisible()
    await expect(canvas.getByText(': mobile number').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

/** The docs page of hidden words shows it as an example of what not to do. */
export const WhatEveryoneNeeds: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  render: () => (
    <Stack gap={8}>
      <Text>Enter your age.</Text>
      <VisuallyHidden>A whole number from 18 to 75.</VisuallyHidden>
    </Stack>
  ),
}
