import { createApiClient, type SignaturePage, type TransferSignaturePage } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/PageServicesProvider.tsx'
import { AppStory } from '#common/testing/AppStory.tsx'
import { expectTidied } from '#common/testing/expectTidied.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { SignPage } from './SignPage.tsx'

type Operation = 'open' | 'confirm' | 'sign' | 'renew' | 'identitychecks'
type Answers = Partial<Record<Operation, () => Response>>

interface StoryProps {
  readonly answers: Answers
  readonly token: string | null
  readonly purpose?: 'identity'
}

const instants = { sentAt: '2026-11-24T01:02:04Z', expiresAt: '2026-12-08T01:02:04Z' }
const masked = { successful: true, email: 'k•••@example.com' }

const page: SignaturePage = {
  successful: true,
  secret: 'A'.repeat(43),
  secretEndsAt: '2026-11-24T02:02:04Z',
  reference: 'ACDE3479',
  submittedAt: '2026-11-23T01:02:04Z',
  insurer: {
    supplierCode: 'MLC',
    supplierName: 'Mallee Life Company',
    productName: 'Mallee Life Company Cover Plan',
  },
  covers: [
    { cover: 'life', amount: 600_000 },
    { cover: 'tpd', amount: 400_000 },
    { cover: 'incomeProtection', amount: 5_250 },
  ],
  premium: { amount: 157.71, frequency: 'monthly' },
  label: 'Sample prices. Not any insurer’s rates, not a quote.',
  documents: [
    {
      type: 'PDS',
      name: 'Mallee Life Company product disclosure statement',
      version: '4.1',
      date: '2026-03-01',
      url: '/documents/MLC-PDS.pdf',
    },
    {
      type: 'TMD',
      name: 'Mallee Life Company target market determination',
      version: '2.0',
      date: '2025-10-05',
      url: null,
    },
  ],
  firstHolder: 'Robin Example',
  holder: {
    firstName: 'Zoë',
    middleName: null,
    lastName: 'O’Neill-Ngô',
    dateOfBirth: '1991-05-02',
    mobile: '+61491570156',
    email: 'zoe.oneill-ngo@example.com',
    address: '12/4 Sample Street, Newtown NSW 2042',
  },
  declarations: { id: 'second-policy-holder', version: '2026-11-26' },
}

const { insurer: _i, covers: _c, premium: _p, label: _l, documents: _d, ...common } = page
const transfer: TransferSignaturePage = {
  ...common,
  kind: 'transfer',
  policies: [
    { insurerCode: 'ZUR', insurerName: 'Zurella', policyNumber: 'ZU-889120', name: 'Robin Example' },
    { insurerCode: 'MLC', insurerName: 'Mallee Life Company', policyNumber: null, name: 'R & Z Example' },
  ],
  declarations: { id: 'transfer-of-servicing', version: '2026-11-26' },
}

const accepting = {
  open: () => Response.json(masked),
  confirm: () => Response.json(page),
  sign: () =>
    Response.json({
      successful: true,
      reference: 'ACDE3479',
      status: 'in-review',
      signedAt: '2026-11-24T01:12:40Z',
    }),
  renew: () => Response.json({ ...masked, ...instants }),
} satisfies Answers

const refusing =
  (code: string, status = 422) =>
  () =>
    Response.json({ successful: false, errors: [{ field: 'token', code }] }, { status })
/** One answer after the other. */
function inOrder(...answers: (() => Response)[]): () => Response {
  const left = [...answers]
  return () => (left.length > 1 ? left.shift() : left[0])?.() ?? Response.error()
}
const offline = (): never => {
  throw new TypeError('Failed to fetch')
}

/** Services whose backend answers the four requests of the page like this. */
function servicesWith(answers: Answers) {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch({ url }) {
      const operation = url.split('/').at(-1) as Operation
      return answers[operation]?.() ?? new Response(null, { status: 501 })
    },
  })
  const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
  return { ...fakePageServices({ drafts, behave: () => 'fail' }), client: async () => client }
}

function Story({ answers, token, purpose }: StoryProps) {
  const [services] = useState(() => servicesWith(answers))
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <SignPage token={token} takeToken={() => null} {...(purpose && { purpose })} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Application/Second signature',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { answers: accepting, token: 'Zm9yLXNpZ25pbmctdGhlLWFwcGxpY2F0aW9uLTAwMDE' },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function enterCode(canvas: Canvas, request = 'Send me the code'): Promise<void> {
  await press(canvas, request)
  await userEvent.type(await canvas.findByLabelText('Code'), '204 816')
  await userEvent.type(canvas.getByLabelText('Day'), '2')
  await userEvent.type(canvas.getByLabelText('Month'), '5')
  await userEvent.type(canvas.getByLabelText('Year'), '1991')
  await press(canvas, 'Continue')
}

async function sign(canvas: Canvas): Promise<void> {
  await enterCode(canvas)
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'I make these declarations' }))
  await userEvent.type(canvas.getByLabelText('Type your full name to sign'), 'zoë o’neill-ngô')
  await press(canvas, 'Sign')
}

export const Empty: Stories = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Sign as second policy holder' })
    await expect(canvas.getByRole('button', { name: 'Send me the code' })).toBeVisible()
  },
}

export const Tidied: Stories = {
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await expectTidied(await canvas.findByLabelText('Code'), '204-816', '204816')
    await userEvent.type(canvas.getByLabelText('Day'), '02')
    await userEvent.type(canvas.getByLabelText('Year'), '1991')
    await expectTidied(canvas.getByLabelText('Month'), 'May', '5')
    await expect(canvas.getByLabelText('Day')).toHaveValue('2')
    await press(canvas, 'Continue')
    const name = await canvas.findByLabelText('Type your full name to sign')
    await expectTidied(name, " zoë  o'neill-ngô", 'zoë o’neill-ngô')
  },
}

export const CodeSent: Stories = {
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await expect(await canvas.findByLabelText('Code')).toHaveFocus()
    await expect(canvas.getByRole('status')).toHaveTextContent('We’ve emailed a code to k•••@example.com.')
  },
}

export const ErrorsCode: Stories = {
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await canvas.findByLabelText('Code')
    await press(canvas, 'Continue')
    const problems = await canvas.findByRole('alert')
    await expect(problems).toHaveTextContent('Enter the six digits of the code')
    await expect(problems).toHaveTextContent('Enter your date of birth')
  },
}

export const ErrorsWrongCode: Stories = {
  args: { answers: { ...accepting, confirm: refusing('code-refused') } },
  play: async ({ canvas }) => {
    await enterCode(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The code and the date of birth don’t match what we have.',
    )
    await expect(canvas.getByLabelText('Code')).toHaveValue('204816')
  },
}

export const Filled: Stories = {
  play: async ({ canvas }) => {
    await enterCode(canvas)
    await expect(await canvas.findByRole('heading', { name: 'What you’re signing' })).toHaveFocus()
    const lines = canvas.getAllByRole('term').map((term) => term.parentElement?.textContent)
    await expect(lines).toEqual([
      'Life cover$600,000',
      'TPD cover$400,000',
      'Income protection$5,250 a month',
      'Person insuredRobin Example',
      'Policy holdersRobin Example and Zoë O’Neill-Ngô',
      'ReferenceACDE3479',
      'Submitted on23 November 2026',
      'NameZoë O’Neill-Ngô',
      'Date of birth2 May 1991',
      'Mobile0491 570 156',
      'Emailzoe.oneill-ngo@example.com',
      'Address12/4 Sample Street, Newtown NSW 2042',
    ])
    await expect(canvas.getByText('$157.71')).toBeVisible()
    const documents = within(canvas.getByRole('region', { name: 'Key documents' }))
    await expect(
      documents.getByRole('link', { name: /^Mallee Life Company product disclosure statement/ }),
    ).toHaveAttribute('href', 'https://api.example/documents/MLC-PDS.pdf')
    await expect(documents.getByText('Version 4.1, 1 March 2026')).toBeVisible()
    await expect(documents.queryByRole('link', { name: /target market/ })).toBeNull()
    await expect(documents.getByText(/isn’t published any more\. Call us on /)).toBeVisible()
    for (const name of [/^terms and conditions/, /^Financial Services Guide/, /^privacy policy/])
      await expect(documents.getByRole('link', { name })).toBeVisible()
  },
}

export const Errors: Stories = {
  play: async ({ canvas }) => {
    await enterCode(canvas)
    await press(canvas, 'Sign')
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('Tick the box to make these declarations')
    await expect(alert).toHaveTextContent('Type your full name to sign')
  },
}

export const ErrorsOtherName: Stories = {
  play: async ({ canvas }) => {
    await enterCode(canvas)
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'I make these declarations' }))
    await userEvent.type(canvas.getByLabelText('Type your full name to sign'), 'Robin Example')
    await press(canvas, 'Sign')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We have your name as Zoë O’Neill-Ngô.')
  },
}

export const Signs: Stories = {
  play: async ({ canvas }) => {
    await sign(canvas)
    await expect(await canvas.findByRole('heading', { name: 'Thank you. You’ve signed' })).toHaveFocus()
    await expect(canvas.getByText('ACDE3479')).toBeVisible()
    await canvas.findByRole('heading', { name: 'Your receipt' })
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
      'Check my identity',
      'Download as PDF',
      'Download the data (JSON)',
    ])
  },
}

export const Failed: Stories = {
  args: { answers: { ...accepting, sign: offline } },
  play: async ({ canvas }) => {
    await sign(canvas)
    await expect(await canvas.findByRole('alert', undefined, { timeout: 10_000 })).toHaveTextContent(
      'We couldn’t connect. Check your connection and try again.',
    )
    await expect(canvas.getByLabelText('Type your full name to sign')).toHaveValue('zoë o’neill-ngô')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const FailedSessionExpired: Stories = {
  args: { answers: { ...accepting, sign: refusing('secret-expired') } },
  play: async ({ canvas }) => {
    await sign(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You haven’t signed anything yet.')
    await expect(canvas.getByRole('button', { name: 'Send me the code' })).toBeVisible()
  },
}

export const FailedTooManyCodes: Stories = {
  args: { answers: { ...accepting, open: refusing('code-limit', 429) } },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'You’ve asked for the maximum number of codes for this link.',
    )
  },
}

export const FailedLinkExpired: Stories = {
  args: { answers: { ...accepting, open: refusing('expired') } },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Send a new link' })).toBeVisible()
  },
}

export const SendsANewLink: Stories = {
  args: { answers: { ...accepting, open: refusing('expired') } },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await press(canvas, 'Send a new link')
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toHaveFocus()
    await expect(canvas.getByText(/^We’ve emailed a new link to k•••@example\.com\./)).toBeVisible()
  },
}

export const AlreadySigned: Stories = {
  args: { answers: { ...accepting, open: refusing('signed') } },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await canvas.findByRole('heading', { name: 'This is already signed' })
  },
}

export const TransferAlreadySigned: Stories = {
  args: { answers: { ...accepting, open: refusing('transfer-signed') } },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await canvas.findByRole('heading', { name: 'This is already signed' })
    await expect(canvas.queryByText('Your receipt')).toBeNull()
  },
}

/** The link is opened again for the receipt. */
export const OpensTheReceiptAgain: Stories = {
  args: {
    answers: {
      ...accepting,
      open: inOrder(refusing('signed'), accepting.open),
      confirm: () => Response.json({ ...page, signedAt: '2026-11-24T01:12:40Z' }),
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await canvas.findByRole('heading', { name: 'This is already signed' })
    await enterCode(canvas, 'Send me a code')
    await canvas.findByText('You signed this application on 24 November 2026.')
    await expect(canvas.getByRole('button', { name: 'Download as PDF' })).toBeVisible()
    await expect(canvas.queryByText('Your declarations')).toBeNull()
  },
}

export const FailedUnknownLink: Stories = {
  args: { answers: { ...accepting, open: refusing('unknown') } },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await canvas.findByRole('heading', { name: 'We can’t open this link' })
  },
}

export const FailedWithoutALink: Stories = {
  args: { token: null },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'We can’t open this link' })
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const SignsATransfer: Stories = {
  args: { answers: { ...accepting, confirm: () => Response.json(transfer) } },
  play: async ({ canvas }) => {
    await enterCode(canvas)
    await expect(await canvas.findByRole('heading', { name: 'What you’re signing' })).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'Zurella' })).toBeVisible()
    await expect(canvas.getByText('Policy ZU-889120')).toBeVisible()
    await expect(canvas.getByText('Policy number not known')).toBeVisible()
    await expect(canvas.getByText('Don’t cancel your cover')).toBeVisible()
    await press(canvas, 'Sign')
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tick the box to accept the terms and conditions',
    )
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I accept the terms and conditions' }))
    await userEvent.type(canvas.getByLabelText('Type your full name to sign'), 'zoë o’neill-ngô')
    await press(canvas, 'Sign')
    await canvas.findByText(
      'We have both signatures, so we’re sending the letters of authority to the insurers.',
    )
  },
}

const identity = {
  policyHolder: 2,
  state: 'notStarted',
  verified: false,
  matchedDocuments: [],
  mismatches: [],
  triesLeft: 3,
}

export const ChecksIdentityAfterSigning: Stories = {
  args: { answers: { ...accepting, identitychecks: () => Response.json([identity]) } },
  play: async ({ canvas }) => {
    await sign(canvas)
    await press(canvas, 'Check my identity')
    await canvas.findByRole('heading', { name: 'Before we start' })
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'I agree to my details being checked in this way' }),
    )
    await press(canvas, 'Continue')
    await expect(await canvas.findByLabelText('Given names')).toHaveValue('Zoë')
    await expect(canvas.getByLabelText('Last name')).toHaveValue('O’Neill-Ngô')
  },
}

export const IdentityConfirmed: Stories = {
  args: {
    purpose: 'identity',
    answers: {
      ...accepting,
      confirm: () => Response.json({ ...page, signedAt: '2026-11-24T01:12:40Z' }),
      identitychecks: () => Response.json([{ ...identity, state: 'verified', verified: true }]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Confirm who you are' })
    await enterCode(canvas)
    await canvas.findByRole('heading', { name: 'We’ve confirmed who you are' })
    await expect(canvas.getByText('You can close this page.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download as PDF' })).toBeVisible()
  },
}

export const FailedIdentityCheck: Stories = {
  args: {
    purpose: 'identity',
    answers: { ...accepting, identitychecks: () => Response.json({}, { status: 404 }) },
  },
  play: async ({ canvas }) => {
    await enterCode(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t get your identity check')
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const FailedIdentityLinkExpired: Stories = {
  args: { purpose: 'identity', answers: { ...accepting, open: refusing('identity-expired') } },
  play: async ({ canvas }) => {
    await press(canvas, 'Send me the code')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link worked for 14 days.')
  },
}
