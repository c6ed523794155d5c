import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { ApplicationStory, begunFor, exampleQuoted } from '../../testing/ApplicationStory.tsx'

const meta = {
  title: 'Screens/Application/Duty of disclosure',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: {
    step: 'duty-of-disclosure',
    answers: { ...beginApplication(emptyAnswers(), exampleQuoted), isConfirmed: true },
  },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { answers: begunFor(exampleQuoted) } }

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const box = await page.findByRole('checkbox', { name: 'I understand my duty' })
    await expect(box).not.toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Agree and continue' }))
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'Tick the box once you understand your duty',
    )
  },
}

export const Accepts: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Agree and continue' }))
    await page.findByRole('alert')
    await userEvent.click(page.getByRole('checkbox', { name: 'I understand my duty' }))
    await expect(page.queryByRole('alert')).toBeNull()
  },
}
