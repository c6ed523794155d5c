import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../text/Heading.tsx'
import { Text } from '../text/Text.tsx'
import { Container } from './Container.tsx'
import { Stack } from './Stack.tsx'

const LONG =
  'Life insurance pays a lump sum to the people you name if you die. They can use it to pay out the home loan, to replace what you would have earned, or to pay for the children’s school. How much is enough depends on what you owe, on who relies on your income and on what you have already.'

const meta = {
  title: 'Components/Container',
  tags: ['autodocs'],
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: {
    width: 'reading',
    children: (
      <Stack>
        <Heading level={2}>What life insurance pays</Heading>
        <Text>{LONG}</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof Container>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(LONG).getBoundingClientRect().width).toBeLessThanOrEqual(38 * 16)
  },
}

export const WithRoomAbove: Story = { args: { isPage: true } }

export const WidthOfAForm: Story = { args: { width: 'form' } }

/** The docs page of the container shows it as an example of what not to do. */
export const LinesAcrossThePage: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { width: 'page', children: <Text>{LONG}</Text> },
}
