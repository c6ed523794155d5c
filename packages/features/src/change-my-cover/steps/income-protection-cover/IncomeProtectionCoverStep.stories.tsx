import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { ChangeStory } from '../../testing/ChangeStory.tsx'
import { exampleChange, savedWhole, wholePolicy } from '../../testing/exampleChange.ts'

const meta = {
  title: 'Screens/Change of cover/Income protection cover',
  component: ChangeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

const whole = () => ({ answers: exampleChange(wholePolicy()), policies: [savedWhole()] })

export const Filled: Story = {
  args: { step: 'income-protection-cover', ...whole() },
  async play({ canvas }) {
    await expect(await canvas.findByText('Now: $6,000 a month.')).toBeVisible()
    await expect(canvas.getByText('Now: 90 days.')).toBeVisible()
    await expect(canvas.getByText('Now: To age 65.')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { step: 'income-protection-cover', ...whole() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
