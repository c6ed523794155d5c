import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ChangeStory } from '../../testing/ChangeStory.tsx'
import { exampleChange, savedWhole, wholePolicy } from '../../testing/exampleChange.ts'

const meta = {
  title: 'Screens/Change of cover/Payment details',
  component: ChangeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

const whole = () => ({ answers: exampleChange(wholePolicy()), policies: [savedWhole()] })

export const Filled: Story = {
  args: { step: 'payment-details', ...whole() },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Payment' })
    await expect(canvas.getByRole('radiogroup', { name: 'Payment method' })).toHaveAccessibleDescription(
      'Now: Enduring rollover.',
    )
    await expect(
      canvas.getByRole('radiogroup', { name: 'How do you want to pay for the cover outside super?' }),
    ).toBeVisible()
  },
}
