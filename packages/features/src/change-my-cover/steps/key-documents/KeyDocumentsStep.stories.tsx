import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import type { ChangeStory } from '../../testing/ChangeStory.tsx'
import { changeStep } from '../../testing/changeStep.ts'
import { readyToSign } from '../../testing/exampleChange.ts'

const meta = { title: 'Screens/Change of cover/Key documents', ...changeStep } satisfies Meta<
  typeof ChangeStory
>
export default meta
type Story = StoryObj<typeof meta>

const documents = { ...readyToSign(), offered: [] }

export const Empty: Story = {
  args: { step: 'key-documents', answers: documents },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', { name: 'Mallee product disclosure statement' }),
    ).toBeVisible()
    await expect(canvas.queryByText('I will finish within 30 days')).toBeNull()
  },
}

export const Filled: Story = { args: { step: 'key-documents', answers: readyToSign() } }

export const Errors: Story = {
  args: { step: 'key-documents', answers: documents },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('link', { name: 'Mallee product disclosure statement' })
    for (const box of canvas.getAllByRole('checkbox', { checked: true })) await userEvent.click(box)
    await refuseForm(canvasElement)
  },
}

export const Loading: Story = {
  args: { step: 'key-documents', answers: documents, documents: 'hang' },
  async play({ canvas }) {
    await canvas.findByText('Loading the documents')
    await expect(canvas.getByRole('checkbox', { name: /product disclosure statement/ })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { step: 'key-documents', answers: documents, documents: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not load key documents details')
  },
}
