import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { ChangeStory } from '../../testing/ChangeStory.tsx'
import { exampleChange, savedWhole, wholePolicy } from '../../testing/exampleChange.ts'

const meta = {
  title: 'Screens/Change of cover/TPD cover',
  component: ChangeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

const whole = () => ({ answers: exampleChange(wholePolicy()), policies: [savedWhole()] })

export const Filled: Story = {
  args: { step: 'tpd-cover', ...whole() },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('TPD cover amount')).toHaveAccessibleDescription(
      /^Now: \$800,000\./,
    )
    await expect(canvas.getByText('Now: Linked to life.')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { step: 'tpd-cover', ...whole() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
