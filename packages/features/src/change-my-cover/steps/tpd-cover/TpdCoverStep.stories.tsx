import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { wholeChange } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/TPD cover', ...changeStep } satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { step: 'tpd-cover', ...wholeChange() },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('TPD cover amount')).toHaveAccessibleDescription(
      /^Now: \$800,000\./,
    )
    await expect(canvas.getByText('Now: Linked to life.')).toBeVisible()
  },
}

export const Errors: Story = {
  args: { step: 'tpd-cover', ...wholeChange() },
  play: ({ canvasElement }) => refuseForm(canvasElement),
}
