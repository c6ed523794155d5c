import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { emptyAnswers } from '../../answers.ts'
import { CalculatorStory } from '../../testing/CalculatorStory.tsx'
import { storyAnswers } from '../../testing/storyAnswers.ts'

const meta = {
  title: 'Screens/Calculator/About you',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'about-you', answers: emptyAnswers() },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { answers: storyAnswers('about-you') } }

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Your age'), '17.5')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    const summary = await page.findByRole('alert')
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(within(summary).getAllByRole('link')).toHaveLength(2)
    await expect(page.getByLabelText('Your age')).toHaveValue('17.5')
    const salary = page.getByLabelText('Annual salary before tax')
    await userEvent.type(salary, '85000')
    await expect(salary).toHaveValue('85000')
    await userEvent.clear(salary)
    await expect(salary).toHaveFocus()
  },
}

export const Continues: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.type(await page.findByLabelText('Your age'), '34')
    await userEvent.type(page.getByLabelText('Annual salary before tax'), '105k')
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByRole('heading', { level: 1, name: 'Your dependants' })
  },
}
