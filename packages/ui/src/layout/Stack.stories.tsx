import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/Button.tsx'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: {
    gap: 16,
    children: (
      <>
        <Heading level={2}>Life cover</Heading>
        <Text>A lump sum if you die or become terminally ill.</Text>
        <div>
          <Button>Get a quote</Button>
        </div>
      </>
    ),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    const text = canvas.getByText(/^A lump sum/).getBoundingClientRect()
    await expect(text.top - heading.bottom).toBe(16)
  },
}

export const Centred: Story = { args: { align: 'center' } }

export const AsAList: Story = {
  args: {
    as: 'ul',
    label: 'Your policies',
    gap: 8,
    children: (
      <>
        <li>Life cover, policy 4711</li>
        <li>Income protection, policy 4712</li>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Your policies' })).toBeVisible()
  },
}

/** The docs page of the stack shows it as an example of what not to do. */
export const TornApart: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { gap: 64 },
}
