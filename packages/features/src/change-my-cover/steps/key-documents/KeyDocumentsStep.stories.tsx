import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { ChangeStory } from '../../testing/ChangeStory.tsx'
import { readyToSign } from '../../testing/exampleChange.ts'

const meta = {
  title: 'Screens/Change of cover/Key documents',
  component: ChangeStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ChangeStory>
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

export const Failed: Story = {
  args: { step: 'key-documents', answers: documents, hasNoDocuments: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Could not load key documents details')
  },
}
