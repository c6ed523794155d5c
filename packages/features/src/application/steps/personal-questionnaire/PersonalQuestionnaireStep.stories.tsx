import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { exampleAnswers, exampleChosen } from '#client-quote/testing/exampleAnswers.ts'
import { withStorage } from '#underwriting/questionnaire-step'
import { type ApplicationAnswers, emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { ApplicationStory, failing } from '../../testing/ApplicationStory.tsx'
import { accepted } from '../accepted.fixture.ts'
import { answerOne, answerPage } from './answerPage.fixture.ts'
import { listPages } from './model.ts'

const arrived = accepted(
  beginApplication(emptyAnswers(), {
    ...exampleAnswers(),
    selected: exampleChosen('ACC', '2026-11-21T00:00:00Z'),
  }),
)

/** Everything before a page answered by who has nothing to disclose. */
function before(page: string): ApplicationAnswers {
  const chosen = withStorage(arrived, 'device')
  const ids = listPages(chosen).map(({ id }) => id)
  return ids.slice(1, ids.indexOf(page)).reduce((answers, id) => answerPage(answers, id), chosen)
}

const meta = {
  title: 'Screens/Application/Personal questionnaire',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'personal-questionnaire', answers: arrived, servicesOf: failing },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

const CONSENT =
  'I consent to you collecting my health information and giving it to the insurer as described here'

export const Empty: Story = {}

export const Filled: Story = {
  args: { page: 'personal-questionnaire/storage', answers: before('illnesses-circulation') },
}

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Continue' }))
    const link = await page.findByRole('link', {
      name: 'Tick the box if you consent to us collecting your health information',
    })
    await page.findByRole('link', { name: 'Choose where to keep your answers' })
    await userEvent.click(link)
    await expect(page.getByRole('checkbox', { name: CONSENT })).toHaveFocus()
  },
}

export const ContinuesWithoutStoring: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('checkbox', { name: CONSENT }))
    await userEvent.click(page.getByRole('radio', { name: 'Neither' }))
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByText('If you close or reload this page, these answers are gone.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your health and lifestyle')
    await expect(page.getByRole('heading', { level: 2, name: 'Cover you have or had' })).toBeVisible()
  },
}

/** Come back to, to take the consent back: the answers are gone, and Continue asks for it again. */
export const TakesConsentBack: Story = {
  args: { page: 'personal-questionnaire/storage', answers: before('illnesses-circulation') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const consent = await page.findByRole('checkbox', { name: /^I consent to you collecting/ })
    await expect(consent).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Take back my consent and delete these answers' }))
    const done = await page.findByText(
      'You’ve taken back your consent, and we’ve deleted your health answers from this form.',
    )
    await expect(done).toHaveFocus()
    await expect(consent).not.toBeChecked()
    await expect(page.queryByRole('button', { name: /^Take back/ })).toBeNull()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByRole('link', { name: /^Tick the box if you consent/ })
  },
}

const LUNGS = 'Have you ever had a problem with your lungs or breathing, or with breathing during sleep?'

/** A section of two pages, with all that it takes to see what a gate opens. */
export const QuestionPage: Story = {
  args: {
    page: 'personal-questionnaire/illnesses-circulation',
    answers: before('illnesses-circulation'),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 2, name: 'Heart, blood, lungs and growths' })
    await page.findByText('Section 7 of 13: Illnesses and conditions')
    await userEvent.click(within(await groupOf(page, LUNGS)).getByRole('radio', { name: 'I am not sure' }))
    await page.findByText('How to find out')
    await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible()
  },
}

/** On a desk what is done can be gone to, and what is not can't. */
export const OpensAnotherSection: Story = {
  args: {
    page: 'personal-questionnaire/illnesses-circulation',
    answers: before('illnesses-circulation'),
  },
  async play({ canvasElement }) {
    if (!matchMedia('(min-width: 64rem)').matches) return
    const page = within(canvasElement)
    const sections = within(await page.findByRole('navigation', { name: 'Sections' }))
    await expect(sections.getAllByRole('link')).toHaveLength(6)
    await userEvent.click(sections.getByRole('link', { name: /^Height and weight/ }))
    await page.findByRole('heading', { level: 2, name: 'Height and weight' })
    await expect(page.getByRole('radiogroup', { name: /^Has your weight changed/ })).toBeVisible()
  },
}

/** After a section that discloses something: its answers, to be read once more. */
export const CheckPage: Story = {
  args: {
    page: 'personal-questionnaire/illnesses-check',
    answers: answerOne(before('joints-joints'), 'illnesses.lungs', 'unsure'),
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 2, name: 'Check your answers' })
    await page.findByRole('link', { name: `Change ${LUNGS}` })
  },
}

/** Before the details: the answers of all sections. Change leads to the question, and Continue back to its link. */
export const Review: Story = {
  args: { page: 'personal-questionnaire/review', answers: before('review') },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 2, name: 'Check your answers' })
    const illnesses = within(page.getByRole('region', { name: 'Illnesses and conditions' }))
    await userEvent.click(illnesses.getByRole('link', { name: `Change ${LUNGS}` }))
    const lungs = await groupOf(page, LUNGS)
    await expect(within(lungs).getByRole('radio', { name: 'No' })).toBeChecked()
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(page.getByRole('link', { name: `Change ${LUNGS}` })).toHaveFocus())
  },
}

const groupOf = (page: ReturnType<typeof within>, name: string) => page.findByRole('radiogroup', { name })
