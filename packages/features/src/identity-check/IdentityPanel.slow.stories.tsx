import { createApiClient, type IdentityCheck } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { expectTidied } from '#common/testing/expectTidied.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { IdentityPanel } from './IdentityPanel.tsx'

interface StoryProps {
  /** How far the check is at first. */
  readonly check: IdentityCheck
  /** The answers to requests other than uploads, in order; the last one repeats. */
  readonly answers: readonly (() => Response)[]
}

const notStarted: IdentityCheck = {
  policyHolder: 1,
  state: 'notStarted',
  verified: false,
  matchedDocuments: [],
  mismatches: [],
  triesLeft: 3,
}
const verified: IdentityCheck = { ...notStarted, state: 'verified', verified: true }
const mismatch: IdentityCheck = {
  ...notStarted,
  state: 'mismatch',
  matchedDocuments: ['medicareCard'],
  mismatches: ['driverLicence.cardNumber'],
  triesLeft: 2,
}
const person = {
  givenNames: 'Zoë',
  familyName: 'O’Neill-Ngô',
  dateOfBirth: { day: '2', month: '5', year: '1991' },
}
const stored = { successful: true, n: 1, mediaType: 'image/jpeg', size: 3 }

function Story({ check: first, answers }: StoryProps) {
  const [check, setCheck] = useState(first)
  const [services] = useState(() => {
    const left = [...answers]
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        if (request.method === 'PUT') return Response.json(stored)
        return (left.length > 1 ? left.shift() : left[0])?.() ?? Response.error()
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <h1>Identity check</h1>
        <IdentityPanel
          policyHolder={1}
          person={person}
          check={check}
          onChecked={setCheck}
          next={<p>Back to your account</p>}
        />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/Identity check panel',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { check: notStarted, answers: [() => Response.json(verified)] },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function agree(canvas: Canvas): Promise<void> {
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: 'I agree to my details being checked in this way' }),
  )
  await press(canvas, 'Continue')
  await expect(await canvas.findByRole('heading', { name: 'Your details' })).toHaveFocus()
}

async function enterLicence(canvas: Canvas): Promise<void> {
  await userEvent.selectOptions(canvas.getByLabelText('State or territory that issued it'), 'NSW')
  await userEvent.type(canvas.getByLabelText('Licence number'), '1234 5600')
  await userEvent.type(canvas.getByLabelText('Card number'), '2 034 567 800')
}

async function enterCard(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByLabelText('Medicare card number'), '2000 00002 0')
  await userEvent.type(canvas.getByLabelText('Number next to your name'), '1')
  await userEvent.click(canvas.getByLabelText('Green'))
  await userEvent.type(canvas.getByLabelText('Valid to'), '8/2028')
}

export const Empty: Stories = {}

export const Tidied: Stories = {
  play: async ({ canvas }) => {
    await agree(canvas)
    await expectTidied(canvas.getByLabelText(/^Given names/), ' Zoë  Ann ', 'Zoë Ann')
    await expectTidied(canvas.getByLabelText('Last name'), "O'Brien", 'O’Brien')
    await expectTidied(canvas.getByLabelText('Month'), 'May', '5')
    await userEvent.selectOptions(canvas.getByLabelText('State or territory that issued it'), 'NSW')
    await expectTidied(canvas.getByLabelText('Licence number'), '1234 5600', '12345600')
    await expectTidied(canvas.getByLabelText('Medicare card number'), '2000 00002-0', '2000000020')
    await userEvent.click(canvas.getByLabelText('Green'))
    await expectTidied(canvas.getByLabelText('Valid to'), 'Aug 2028', '08/2028')
  },
}

export const ErrorsConsent: Stories = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Before we start' })
    await expect(canvas.queryByLabelText('Last name')).toBeNull()
    await press(canvas, 'Continue')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Tick the box if you agree to the check')
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await expect(canvas.queryByLabelText('Last name')).toBeNull()
  },
}

export const Filled: Stories = {
  play: async ({ canvas }) => {
    await agree(canvas)
    await expect(canvas.getByLabelText('Last name')).toHaveValue('O’Neill-Ngô')
    await expect(canvas.getByLabelText('First document')).toHaveValue('driverLicence')
    await userEvent.selectOptions(canvas.getByLabelText('State or territory that issued it'), 'WA')
    await expect(canvas.getByLabelText('Card number')).toHaveAccessibleDescription(
      'On the back, on the right. It’s not the licence number. It changes with each new card.',
    )
    await expect(canvas.getByRole('group', { name: 'Valid to' })).toBeVisible()
  },
}

export const Errors: Stories = {
  play: async ({ canvas }) => {
    await agree(canvas)
    await press(canvas, 'Check my identity')
    const alert = await canvas.findByRole('alert')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(alert).toHaveTextContent('Enter the licence number')
    await expect(canvas.getByLabelText('Licence number')).toBeInvalid()
  },
}

export const Confirmed: Stories = {
  play: async ({ canvas }) => {
    await agree(canvas)
    await enterLicence(canvas)
    await enterCard(canvas)
    await press(canvas, 'Check my identity')
    await waitFor(async () =>
      expect(await canvas.findByRole('heading', { name: 'We’ve confirmed who you are' })).toHaveFocus(),
    )
    await expect(canvas.getByText('Back to your account')).toBeVisible()
    await expect(canvas.queryByLabelText('Licence number')).toBeNull()
  },
}

/** Keys alone, from the first tick to the answer. */
export const FillsInByKeyboard: Stories = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Before we start' })
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.keyboard(' {Tab}{Tab}{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Your details' })).toHaveFocus()
    canvas.getByLabelText('State or territory that issued it').focus()
    await userEvent.selectOptions(canvas.getByLabelText('State or territory that issued it'), 'NSW')
    await userEvent.keyboard('{Tab}12345600{Tab}2034567800')
    canvas.getByLabelText('Medicare card number').focus()
    await userEvent.keyboard('2000000020{Tab}1{Tab} {Tab}082028')
    await expect(canvas.getByLabelText('Valid to')).toHaveValue('082028')
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}/2028{Enter}')
    await canvas.findByRole('heading', { name: 'We’ve confirmed who you are' })
  },
}

export const ErrorsMismatchThenConfirmed: Stories = {
  args: { answers: [() => Response.json(mismatch), () => Response.json(verified)] },
  play: async ({ canvas }) => {
    await agree(canvas)
    await enterLicence(canvas)
    await enterCard(canvas)
    await press(canvas, 'Check my identity')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Driver licence: check the card number')
    await waitFor(() => expect(alert).toHaveFocus())
    await expect(canvas.getByText(/^You can try 2 more times\./)).toBeVisible()
    await expect(
      canvas.getByText('Your Medicare card matches. One more document and you’re done.'),
    ).toBeVisible()
    const card = canvas.getByLabelText('Card number')
    await expect(card).toBeInvalid()
    await expect(card).toHaveValue('2034567800')
    await expect(canvas.queryByLabelText('Medicare card number')).toBeNull()
    await userEvent.type(card, '{Backspace}1')
    await expect(card).toBeValid()
    await press(canvas, 'Check my identity')
    await canvas.findByRole('heading', { name: 'We’ve confirmed who you are' })
  },
}

export const ErrorsEarlierMismatch: Stories = {
  args: { check: { ...mismatch, mismatches: ['person.name'], triesLeft: 1 } },
  play: async ({ canvas }) => {
    await canvas.findByText('Check your name: it isn’t the one we have for you')
    await expect(canvas.getByText(/^You can try once more\./)).toBeVisible()
  },
}

export const OneDocumentMatched: Stories = {
  args: { check: { ...notStarted, state: 'matched', matchedDocuments: ['driverLicence'] } },
  play: async ({ canvas }) => {
    await agree(canvas)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Your driver licence matches. One more document and you’re done.',
    )
    const another = canvas.getByLabelText('One more document')
    await expect(another).toHaveValue('medicareCard')
    await expect(another).not.toHaveTextContent('Driver licence')
    await enterCard(canvas)
    await press(canvas, 'Check my identity')
    await canvas.findByRole('heading', { name: 'We’ve confirmed who you are' })
  },
}

export const NeedsACall: Stories = {
  args: { check: { ...notStarted, state: 'refer', triesLeft: 0 } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Please call us to finish the check' })
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  },
}

export const Failed: Stories = {
  args: {
    answers: [
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  },
  play: async ({ canvas }) => {
    await agree(canvas)
    await enterLicence(canvas)
    await enterCard(canvas)
    await press(canvas, 'Check my identity')
    await expect(await canvas.findByRole('alert', undefined, { timeout: 20_000 })).toHaveTextContent(
      'We couldn’t connect.',
    )
    await expect(canvas.getByLabelText('Licence number')).toHaveValue('12345600')
  },
}

async function choosePhotos(canvas: Canvas): Promise<void> {
  await userEvent.click(await canvas.findByLabelText(/^Send photos of documents/))
  await agree(canvas)
}

export const DocumentPoints: Stories = {
  play: async ({ canvas }) => {
    await choosePhotos(canvas)
    await expect(canvas.getByText(/^0 of 100 points on the national list/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Driver licence' }))
    await canvas.findByText(
      '40 of 100 points on the national list, 60 of 100 on Queensland’s list. Either is enough.',
    )
    await expect(canvas.getByText('Add another document to reach 100 points.')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Medicare card' }))
    await canvas.findByText(
      '65 of 100 points on the national list, 100 of 100 on Queensland’s list. Either is enough.',
    )
    await expect(canvas.getByText('That’s enough. You can carry on.')).toBeVisible()
    await userEvent.click(canvas.getByText('How we count the points'))
    await expect(canvas.getByRole('row', { name: 'Passport 70 50' })).toBeVisible()
  },
}

export const SendsPhotos: Stories = {
  play: async ({ canvas }) => {
    await choosePhotos(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Driver licence' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Medicare card' }))
    await enterLicence(canvas)
    await enterCard(canvas)
    await press(canvas, 'Check my identity')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose a photo of your driver licence')
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'licence.jpg', { type: 'image/jpeg' })
    const wrong = new File(['text'], 'licence.txt', { type: 'text/plain' })
    await userEvent.upload(canvas.getByLabelText('Photo of your driver licence'), wrong, {
      applyAccept: false,
    })
    await canvas.findByText('This isn’t a PDF, JPEG or PNG. Choose another file.')
    await userEvent.upload(canvas.getByLabelText('Photo of your driver licence'), jpeg)
    await userEvent.upload(canvas.getByLabelText('Photo of your Medicare card'), jpeg)
    await waitFor(() => expect(canvas.getAllByText(/^Ready to send\./)).toHaveLength(2))
    await press(canvas, 'Check my identity')
    await canvas.findByRole('heading', { name: 'We’ve confirmed who you are' })
  },
}

export const OnAPhone: Stories = {
  globals: { viewport: { value: 'narrow' } },
  parameters: {
    viewport: { options: { narrow: { name: '320', styles: { width: '320px', height: '640px' } } } },
  },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(320)
    await choosePhotos(canvas)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Citizenship certificate' }))
    await userEvent.click(canvas.getByText('How we count the points'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
