import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { exampleAnswers, exampleChosen } from '#quote/testing/example-answers'
import { emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { ApplicationStory, failing } from '../../testing/ApplicationStory.tsx'
import { accepted } from '../accepted.fixture.ts'

const arrived = accepted(
  beginApplication(emptyAnswers(), {
    ...exampleAnswers(),
    selected: exampleChosen('ACC', '2026-11-21T00:00:00Z'),
  }),
)

const meta = {
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'personal-questionnaire', answers: arrived, servicesOf: failing },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

export const Storage: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }))
    await page.findByRole('link', { name: 'Choose where to keep your answers' })
  },
}

export const InMemory: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('radio', { name: 'Neither' }))
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByText('If you close or reload this page, these answers are gone.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your health and lifestyle')
    await expect(page.getByRole('heading', { level: 2, name: 'Cover you have or had' })).toBeVisible()
  },
}
