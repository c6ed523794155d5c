import { addHolder, type InsurerAnswer } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import { withRawInput } from '@coverkit/flow-draft'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { exampleAnswer } from '#client-quote/testing/exampleAnswers.ts'
import { type Behaviour, fakePageServices } from '#common/testing/fakePageServices.ts'
import type { ApplicationAnswers } from '../../answers.ts'
import { ApplicationStory, failing } from '../../testing/ApplicationStory.tsx'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { answerEverything } from '../personal-questionnaire/answerPage.fixture.ts'
import { exampleDetails, first } from './details.fixture.ts'
import { holderControls } from './view.ts'

const meta = {
  title: 'Screens/Application/Personal information',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'personal-information', servicesOf: failing },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

const step = 'personal-information'
const blank = answerEverything(exampleApplication())
/** Born at the start of the year that makes them 45 today. */
const birthday = ['1', '1', String(new Date().getFullYear() - 45)]
const filled = holderControls.names.reduce<ApplicationAnswers>((answers, name) => {
  const value = name === 'dateOfBirth' ? birthday : exampleDetails[name]
  return value === undefined ? answers : withRawInput(answers, step, first(name), value)
}, blank)
const two = { ...filled, application: addHolder(filled.application, 'holder-two') }

const proceed = async (page: ReturnType<typeof within>) =>
  userEvent.click(await page.findByRole('button', { name: 'Continue' }))

export const Empty: Story = { args: { answers: blank } }

export const Filled: Story = { args: { answers: filled } }

export const Errors: Story = {
  args: { answers: blank },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Your details' })
    const you = within(page.getByRole('group', { name: 'You' }))
    await expect(you.getByLabelText('State or territory')).toHaveValue('VIC')
    await expect(you.getByLabelText('Annual earnings')).toHaveValue('110,000')
    await expect(you.getByText('Accountant')).toBeVisible()
    await expect(you.getByRole('link', { name: 'Change my occupation in the quote' })).toHaveAttribute(
      'href',
      '/client-quote/personal-details',
    )
    await expect(you.getByLabelText('Middle name (optional)')).toHaveAttribute(
      'autocomplete',
      'additional-name',
    )
    await proceed(page)
    const summary = within(await page.findByRole('alert'))
    await expect(
      summary.getByRole('link', {
        name: 'Enter your first name. If you only have one name, use it as your first and last name',
      }),
    ).toBeVisible()
    await expect(page.queryByRole('status', { name: 'This differs from your quote' })).toBeNull()
  },
}

export const SuggestsCorrections: Story = {
  args: { answers: filled },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    const email = await page.findByLabelText('Email')
    await userEvent.clear(email)
    await userEvent.type(email, 'zoe@gmial.com')
    await expect(page.queryByText('Did you mean zoe@gmail.com?')).toBeNull()
    await userEvent.tab()
    await userEvent.click(await page.findByRole('button', { name: 'Use zoe@gmail.com' }))
    await expect(email).toHaveValue('zoe@gmail.com')
    await expect(email).toHaveFocus()
    await userEvent.clear(page.getByLabelText('Postcode'))
    await userEvent.type(page.getByLabelText('Postcode'), '2000')
    await page.findByText(/^Check that the postcode and state match/)
    await userEvent.selectOptions(page.getByLabelText(/^Residency in Australia/), 'temporaryVisa')
    await expect(page.getByLabelText(/^Visa subclass/)).toBeVisible()
    await userEvent.click(page.getByLabelText('I do not have an Australian mobile'))
    await page.findByText('With its country code, like +64 21 000 0000.')
    await userEvent.click(page.getByLabelText('Send post to this address'))
    await expect(page.getByLabelText('Postal address')).toBeVisible()
  },
}

export const AddsASecondHolder: Story = {
  args: { answers: filled },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: 'Add a second policy holder' }))
    await waitFor(() => expect(page.getByRole('heading', { name: 'Second policy holder' })).toHaveFocus())
    const second = () => within(page.getByRole('group', { name: 'Second policy holder' }))
    await expect(second().getByLabelText('First name')).toHaveAttribute(
      'autocomplete',
      'section-holder2 given-name',
    )
    await userEvent.type(second().getByLabelText('First name'), 'Noor')
    await userEvent.click(await second().findByRole('button', { name: 'Copy the address above' }))
    await expect(second().getByLabelText('Street address')).toHaveValue('12/4 Sample St.')
    await expect(second().getByLabelText('State or territory')).toHaveValue('VIC')
    await userEvent.click(await second().findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(page.getByRole('button', { name: 'Undo' })).toHaveFocus())
    await expect(page.queryByRole('group', { name: 'Second policy holder' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(second().getByLabelText('First name')).toHaveValue('Noor'))
    await expect(second().getByLabelText('Street address')).toHaveValue('12/4 Sample St.')
    await proceed(page)
    const summary = within(await page.findByRole('alert'))
    await expect(
      summary.getByRole('link', {
        name: 'Enter the second policy holder’s last name. If they only have one name, use it as their first and last name',
      }),
    ).toBeVisible()
  },
}

export const TwoHolders: Story = { args: { answers: two } }

const olderBirthday = ['1', '1', String(new Date().getFullYear() - 46)]

/** The insurer's answer for other details: the prices of another insurer under its name. */
const dearer: InsurerAnswer = { ...exampleAnswer('ING'), supplierCode: 'ACC', supplierName: 'Accord Life' }
const older = withRawInput(filled, step, first('dateOfBirth'), olderBirthday)
const pricing = (answer: Behaviour) => () =>
  fakePageServices({
    drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
    behave: () => answer,
  })
const priced = pricing(dearer)
const declining = pricing({
  supplierCode: 'ACC',
  supplierName: 'Accord Life',
  status: 'declined',
  reasons: [{ code: 'occupation', cover: 'life' }],
  adjustments: [],
})
const waiting = pricing('hang')

export const AcceptsANewPrice: Story = {
  args: { answers: older, servicesOf: priced },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    const notice = within(await page.findByRole('status', { name: 'This differs from your quote' }))
    await notice.findByText('$373.36 a month')
    await expect(notice.getByText('$393.18 a month')).toBeVisible()
    await expect(notice.getByText('That’s $19.82 a month more.')).toBeVisible()
    await expect(
      notice.getByText('Your application says something else, so we changed your age from 45 to 46.'),
    ).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Accept the new price' }))
    const done = await page.findByRole('status', { name: 'You’ve accepted the new price' })
    await expect(done).toHaveTextContent('Your cover now costs $393.18 a month.')
    await expect(page.getByRole('heading', { level: 1 })).toHaveFocus()
    await proceed(page)
    await page.findByRole('heading', { level: 1, name: 'Payment' })
  },
}

export const NotOffered: Story = {
  args: { answers: older, servicesOf: declining },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    await page.findByText(/^Accord Life doesn’t offer this cover with these details\./)
  },
}

export const SeesOtherQuotes: Story = {
  // It leads to another feature's screen, which this story has no route to.
  tags: ['!dev'],
  args: { answers: older, servicesOf: declining },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    const notice = within(await page.findByRole('status', { name: 'This differs from your quote' }))
    await notice.findByText(/^Accord Life doesn’t offer this cover with these details\./)
    await userEvent.click(notice.getByRole('button', { name: 'See other quotes' }))
    await page.findByRole('heading', { name: 'Another page' })
  },
}

export const LoadingNewPrice: Story = {
  args: { answers: older, servicesOf: waiting },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    await page.findByText(/We’re getting the new one from Accord Life\.$/)
    await expect(page.queryByRole('button', { name: 'Accept the new price' })).toBeNull()
  },
}

export const FailedNewPrice: Story = {
  args: { answers: older },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    await page.findByText(/^Your price is based on what you first told us, and we couldn’t get the new one/)
  },
}

export const ComparesAllInsurers: Story = {
  // It leads to another feature's screen, which this story has no route to.
  tags: ['!dev'],
  args: { answers: older },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    const notice = within(await page.findByRole('status', { name: 'This differs from your quote' }))
    await expect(notice.getByText('You told us you were 45. Your date of birth makes you 46.')).toBeVisible()
    await userEvent.click(notice.getByRole('button', { name: 'Change my answer' }))
    await expect(page.getByLabelText('Day')).toHaveFocus()
    await notice.findByText(/^Your price is based on what you first told us, and we couldn’t get the new one/)
    await userEvent.click(notice.getByRole('button', { name: 'Compare all insurers' }))
    await page.findByRole('heading', { name: 'Another page' })
  },
}

export const Continues: Story = {
  args: { answers: filled },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await proceed(page)
    await page.findByRole('heading', { level: 1, name: 'Payment' })
  },
}

const LONG = {
  firstName: 'Wilhelmina-Aleksandra Seraphina',
  lastName: 'Featherstonehaugh-Papadimitropoulos',
  email: 'wilhelmina-aleksandra.featherstonehaugh-papadimitropoulos@insurance.example.com',
  street: 'Unit 1204, Building C, 12345 Upper Northwestern Boulevard',
} as const

export const LongWords: Story = {
  args: {
    answers: (['firstName', 'lastName', 'email', 'street'] as const).reduce(
      (answers, name) => withRawInput(answers, step, first(name), LONG[name]),
      filled,
    ),
  },
}
