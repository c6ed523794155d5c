import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { exampleChange, withLife } from '../../testing/exampleChange.ts'
import { examplePreview } from '../../testing/examplePreview.ts'

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

/** At 63 the table reaches one year further. */
export const OneYear: Story = {
  args: { step: 'indexation', answers: exampleChange(), previews: [examplePreview(undefined, [63, 64])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('columnheader', { name: 'Cover in 1 year' })).toBeVisible()
    await expect(
      canvas.getByText('These figures use 3% a year. Your policy may use another rate.'),
    ).toBeVisible()
  },
}

/** Without a later year there are no figures to explain. */
export const LastAge: Story = {
  args: { step: 'indexation', answers: exampleChange(), previews: [examplePreview(undefined, [64])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radiogroup', { name: 'Indexation' })).toBeVisible()
    await canvas.findByText(/starts increasing again from/)
    await waitFor(() => expect(canvas.queryByText('What each choice does')).toBeNull())
    await expect(canvas.queryByText(/These figures use/)).toBeNull()
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
