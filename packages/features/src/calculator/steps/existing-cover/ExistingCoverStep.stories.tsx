import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { CalculatorStory } from '../../testing/CalculatorStory.tsx'
import { couple, nearRetirement, upTo } from '../../testing/exampleCalculation.ts'
import { storyAnswers } from '../../testing/storyAnswers.ts'

const meta = {
  title: 'Screens/Calculator/Existing cover',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'existing-cover', answers: storyAnswers('existing-cover') },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  args: { answers: storyAnswers('existing-cover', upTo(couple, 'assets-and-overheads')) },
}

export const Filled: Story = {}

export const FilledWithIncomeProtection: Story = {
  args: { answers: storyAnswers('existing-cover', nearRetirement) },
}

export const Continues: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'See my results' }))
    await page.findByRole('heading', { level: 1, name: 'Your cover needs' })
  },
}

export const Failed: Story = {
  args: { saves: 'fail' },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const log = spyOn(console, 'error').mockImplementation(() => undefined)
    await userEvent.click(await page.findByRole('button', { name: 'See my results' }))
    await page.findByText('Your results are ready, but your answers didn’t reach us')
    await expect(log).toHaveBeenCalledWith('Form failed to send')
    log.mockRestore()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await page.findByRole('button', { name: 'Send now' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'See my results anyway' }))
    await page.findByRole('heading', { level: 1, name: 'Your cover needs' })
  },
}

export const Errors: Story = {
  play: ({ canvasElement }) => refuseForm(canvasElement, 'See my results'),
}
