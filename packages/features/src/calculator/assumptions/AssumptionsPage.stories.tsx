import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { refuseForm } from '#common/testing/refuseForm.ts'
import { emptyAnswers } from '../answers.ts'
import { CalculatorStory } from '../testing/CalculatorStory.tsx'
import { storyAnswers } from '../testing/storyAnswers.ts'

const meta = {
  title: 'Screens/Calculator/Assumptions',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'assumptions', answers: emptyAnswers() },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const Filled: Story = { args: { answers: storyAnswers('results') } }

export const Errors: Story = {
  args: { answers: storyAnswers('results') },
  play: ({ canvasElement }) => refuseForm(canvasElement, 'Use these assumptions'),
}

export const ChangesAndResets: Story = {
  args: { answers: storyAnswers('results') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const years = await page.findByLabelText('Years to support living')
    await userEvent.clear(years)
    await userEvent.type(years, '5')
    await expect(await page.findByText('Life cover +$210,000')).toBeVisible()
    await userEvent.click(await page.findByRole('button', { name: 'Reset Years to support living' }))
    await expect(years).toHaveValue('2')
    await expect(page.queryByText('Life cover +$210,000')).toBeNull()
  },
}

export const SaysWhatChangedInABar: Story = {
  args: { answers: storyAnswers('results') },
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const years = await page.findByLabelText('Years to support living')
    await expect(page.queryByRole('region', { name: 'Your changes so far' })).toBeNull()
    await userEvent.clear(years)
    await userEvent.type(years, '5')
    const bar = await page.findByLabelText('Your changes so far')
    await expect(bar).toHaveTextContent(/^Life cover, and 2 more \$1,300,000\$210,000\$210,000 more/)
  },
}
