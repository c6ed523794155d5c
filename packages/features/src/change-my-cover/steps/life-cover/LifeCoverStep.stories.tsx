import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { exampleChange } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Life cover', ...changeStep } satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { step: 'life-cover', answers: exampleChange() },
  async play({ canvas }) {
    const amount = await canvas.findByLabelText('Life cover amount')
    await expect(amount).toHaveValue('600,000')
    await expect(amount).toHaveAccessibleDescription(/^Now: \$600,000\./)
    await expect(canvas.getByText('Now: Outside super.')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { step: 'life-cover', answers: exampleChange() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
