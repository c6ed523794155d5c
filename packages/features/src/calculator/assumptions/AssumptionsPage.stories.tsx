import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { emptyAnswers } from '../answers.ts'
import { CalculatorStory } from '../testing/CalculatorStory.tsx'
import { storyAnswers } from '../testing/storyAnswers.ts'
import AssumptionsPage from './AssumptionsPage.tsx'

const meta = {
  title: 'Screens/Calculator/Assumptions',
  component: CalculatorStory,
  parameters: { layout: 'fullscreen' },
  args: { Screen: AssumptionsPage, segment: 'assumptions', answers: emptyAnswers() },
} satisfies Meta<typeof CalculatorStory>
export default meta
type Story = StoryObj<typeof meta>

export const WithoutAnswers: Story = {}

export const ChangedAndReset: Story = {
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
