import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { CardFrame } from './CardFrame.tsx'

const meta = {
  title: 'Screens/Application/Parts/Card frame',
  component: CardFrame,
  args: {
    paymentUrl: 'https://pay.example/card',
    title: 'Card details',
    id: 'card-token',
    describedBy: 'note',
    onCard: fn(),
  },
} satisfies Meta<typeof CardFrame>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(page.getByTitle('Card details')).toHaveAttribute('height', '560')
    await expect(page.queryByRole('status')).toBeNull()
  },
}

export const Failed: Story = {
  args: { longestWaitMs: 0 },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText(/^The payment provider’s page isn’t loading/)
    const first = page.getByTitle('Card details')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(page.getByTitle('Card details')).not.toBe(first))
  },
}
