import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { withAfter } from '../../answers.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { wholeChange } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Payment details', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { step: 'payment-details', ...wholeChange() },
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

/** The fund pays a rollover for cover inside super; the payment of the rest is not answered yet. */
export const Errors: Story = {
  args: {
    step: 'payment-details',
    ...wholeChange(),
    answers: withAfter(wholeChange().answers, { outsidePaymentMethod: null }),
  },
  async play({ canvas, canvasElement }) {
    await refuseForm(canvasElement)
    const summary = within(canvas.getByRole('alert'))
    await expect(
      summary.getByRole('link', { name: 'Choose how you want to pay for the cover outside super' }),
    ).toBeVisible()
  },
}
