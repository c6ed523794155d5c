import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import {
  exampleAnswer,
  exampleAnswers,
  exampleChosen,
  exampleComparison,
} from '#quote/testing/example-answers'
import { ScreenStory } from '#quote/testing/screen-story'
import ConfirmCoverStep from './ConfirmCoverStep.tsx'

const chosenAt = new Date(2026, 10, 21, 9, 30).toISOString()
const answers = {
  ...exampleAnswers(exampleComparison(chosenAt)),
  selected: exampleChosen('ING', chosenAt),
}
const adjusted = {
  ...answers,
  selected: {
    ...answers.selected,
    adjustments: [
      { field: 'tpdCover.occupationType', from: 'own', to: 'any', reason: 'own-occupation' as const },
    ],
  },
}

const sessionOf = (brand: string) => {
  const drafts = openDrafts({ brand })
  return fakePageServices({ drafts: () => drafts, behave: exampleAnswer })
}

const meta = {
  component: ScreenStory,
  parameters: { layout: 'fullscreen' },
  args: { Screen: ConfirmCoverStep, services: sessionOf('story-confirm'), answers },
} satisfies Meta<typeof ScreenStory>
export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Finish by 21 December 2026')
    await page.findByText('$393.18')
    const contact = page.getByRole('link', { name: 'Ask us to contact you' })
    await expect(contact).toHaveAttribute('href', '/contact-request?topic=application')
  },
}

export const Adjusted: Story = {
  args: { services: sessionOf('story-confirm-adjusted'), answers: adjusted },
  async play({ canvasElement }) {
    await within(canvasElement).findByText(
      'Priced with any occupation: own occupation is not offered for this job',
    )
  },
}

export const StartAgain: Story = {
  args: { services: sessionOf('story-confirm-again') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const onRequest = await page.findByRole('button', { name: 'Start a new application' })
    await userEvent.click(onRequest)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep this application' }))
    await userEvent.click(onRequest)
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }))
    await page.findByRole('heading', { name: 'Another page' })
  },
}
