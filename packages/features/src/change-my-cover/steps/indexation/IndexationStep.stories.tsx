import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { exampleChange, withLife } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Indexation', ...changeStep } satisfies Meta<typeof ChangeStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  args: { step: 'indexation', answers: withLife(exampleChange(), 450_000) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/starts increasing again from 14 August 2028/)).toBeVisible()
    const table = within(await canvas.findByRole('table'))
    await expect(table.getByRole('row', { name: /^On/ })).toHaveTextContent('$463,500')
    const choices = within(canvas.getByRole('radiogroup', { name: 'Indexation' }))
    await userEvent.click(choices.getByRole('radio', { name: 'Off permanently' }))
    await expect(await canvas.findByText('You can’t undo this without health questions')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { step: 'indexation', answers: exampleChange(), previews: [null] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t work out the figures for the coming years',
    )
  },
}
