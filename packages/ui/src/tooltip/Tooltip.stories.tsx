import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Text } from '../text/Text.tsx'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  tags: ['autodocs'],
  component: Tooltip,
  args: {
    label: 'About the waiting period',
    text: 'The days you can’t work before the first payment. A longer wait costs less.',
  },
  render: (args) => (
    <Text>
      Waiting period: 30 days <Tooltip {...args} />
    </Text>
  ),
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

const WORDS = 'The days you can’t work before the first payment. A longer wait costs less.'

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'About the waiting period' })
    await expect(button).toHaveAccessibleDescription(WORDS)
    await expect(canvas.getByText(WORDS)).not.toBeVisible()
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('tooltip')).toBeVisible())
    await expect(button).toHaveFocus()
    await expect(canvasElement.querySelector('[style]')).toBeNull()
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByText(WORDS)).not.toBeVisible())
  },
}

export const ByPointing: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'About the waiting period' })
    await userEvent.hover(button)
    const words = canvas.getByText(WORDS)
    await expect(words).toBeVisible()
    await userEvent.hover(words)
    await expect(words).toBeVisible()
    await userEvent.unhover(words)
    await expect(words).not.toBeVisible()
    // A press leaves open a tooltip that opened on hover.
    await userEvent.hover(button)
    await userEvent.click(button)
    await userEvent.unhover(button)
    await expect(words).toBeVisible()
    await userEvent.click(button)
    await waitFor(() => expect(words).not.toBeVisible())
  },
}

export const AtTheEdge: Story = {
  render: (args) => (
    <div style={{ textAlign: 'end' }}>
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About the waiting period' }))
    const { left, right } = canvas.getByRole('tooltip').getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(innerWidth)
  },
}

/** The docs page of the tooltip shows it as an example of what not to do. */
export const TheOnlyPlace: Story = {
  tags: ['!dev', '!autodocs', '!test'],
  args: { label: 'About the amount', text: 'At least $50,000 and no more than $5,000,000.' },
  render: (args) => (
    <Text>
      Amount of cover <Tooltip {...args} />
    </Text>
  ),
}
