import { flowRoutes } from '@coverkit/flow/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { FlowStory } from '#common/testing/FlowStory.tsx'
import { exampleAnswers, exampleChosen } from '#quote/testing/example-answers'
import { type ApplicationAnswers, emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { applicationFlow, CHOSEN_QUOTE, NOT_READ_BACK, NOT_SUBMITTED } from '../../flow.ts'
import { applicationScreens } from '../../screens.ts'
import { applicationDraft } from '../../state.ts'
import { accepted } from '../accepted.fixture.ts'

const arrived = accepted(
  beginApplication(emptyAnswers(), {
    ...exampleAnswers(),
    selected: exampleChosen('ACC', '2026-11-21T00:00:00Z'),
  }),
)

const routesOf = (services: PageServices) =>
  flowRoutes(
    applicationFlow,
    {
      ...applicationDraft(services),
      met: () => new Set([NOT_READ_BACK.name, CHOSEN_QUOTE.name, NOT_SUBMITTED.name]),
    },
    applicationScreens,
  )

interface QuestionnaireStepStoryProps {
  readonly answers: ApplicationAnswers
}

function QuestionnaireStepStory({ answers }: QuestionnaireStepStoryProps) {
  return (
    <FlowStory
      step="personal-questionnaire"
      answers={answers}
      draftOf={applicationDraft}
      routesOf={routesOf}
    />
  )
}

const meta = {
  component: QuestionnaireStepStory,
  parameters: { layout: 'fullscreen' },
  args: { answers: arrived },
} satisfies Meta<typeof QuestionnaireStepStory>
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
