import type { Claim } from '@coverkit/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { proveByCode } from '#identity-check/proof/testing/giveProof.ts'
import { exampleClaim, exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import { type Answers, storyServices } from '../testing/ClaimStory.tsx'
import { ClaimPage } from './ClaimPage.tsx'

interface StoryProps {
  readonly claims: readonly Claim[] | null | 'hang'
  /** The reference of what was lodged just now. */
  readonly lodged?: string
  /** Answers the requests for anything but the list and the insurer. */
  readonly answer?: Answers
}

const vendor = {
  supplierCode: 'MLC',
  name: 'Mallee Life Company',
  phone: '1800 975 711',
  email: 'claims@mallee.example',
  site: 'https://mallee.example/',
  claimsAddress: 'Claims, Locked Bag 12, Sampleton NSW 2999',
}

function ClaimPageStory({ claims, lodged, answer }: StoryProps) {
  const [services] = useState(() =>
    storyServices((request) => {
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/Vendorsdetails')) return Response.json(vendor)
      if (pathname !== '/api/v1/claims') return answer?.(request)
      if (claims === 'hang') return new Promise<never>(() => undefined)
      return claims === null ? Response.json({}, { status: 500 }) : Response.json(claims)
    }),
  )
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <ClaimPage id={exampleClaim().id} {...(lodged !== undefined && { lodged })} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Claim/Claim page',
  component: ClaimPageStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ClaimPageStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { args: { claims: [exampleClaim()] } }

export const JustLodged: Story = {
  args: { claims: [exampleStates.lodged], lodged: 'C7KQ3WXR' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'We have your claim' })
    await expect(await canvas.findByText('C7KQ3WXR')).toBeVisible()
    const next = within(canvas.getByRole('region', { name: 'What happens next' }))
    await expect(next.getByText('Waiting for the insurer')).toBeVisible()
    await expect(next.getByText('By 3 June 2026.')).toBeVisible()
    await expect(next.getByRole('heading')).toHaveTextContent(
      'Mallee Life Company confirms it has your claim',
    )
    await expect(canvas.getByRole('link', { name: 'Lifeline 13 11 14' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'AFCA 1800 931 678' })).toBeVisible()
    await expect(canvas.queryByText(/quote|calculate/i)).toBeNull()
    const insurer = within(await canvas.findByRole('region', { name: 'Contact Mallee Life Company' }))
    await expect(insurer.getByText(/Locked Bag 12/)).toBeVisible()
  },
}

export const AddsADocument: Story = {
  args: { claims: [exampleClaim()] },
  async play({ canvas }) {
    await canvas.findByText(/^You don’t need to send any of these today\./)
    const timeline = within(await canvas.findByRole('region', { name: 'Step by step' }))
    await expect(timeline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'You lodged the claim, done1 June 2026',
      'The insurer confirmed it has your claim, done2 June 2026',
      'The insurer looks through it, nowBy 16 June 2026We’ll let you know when it’s done.',
      'The insurer decides, to comeBy 19 August 2026',
      'The insurer pays, to comeBy 2 September 2026',
    ])
    await canvas.findByLabelText('Choose files')
    await userEvent.click(canvas.getByRole('button', { name: 'Add: Payslips or tax returns' }))
    await expect(canvas.getByRole('heading', { name: 'Add documents' })).toHaveFocus()
    await expect(canvas.getByLabelText('What are you adding?')).toHaveValue('payslips')
  },
}

export const WaitingForADocument: Story = {
  args: { claims: [exampleStates.waiting] },
  async play({ canvas }) {
    await expect(await canvas.findByText('The insurer is waiting for this')).toBeVisible()
    const adding = await canvas.findByLabelText('What are you adding?')
    await expect(adding).toHaveValue('testResults')
    const next = within(canvas.getByRole('region', { name: 'What happens next' }))
    await expect(next.getByText('Waiting for you')).toBeVisible()
    await expect(next.getByRole('heading')).toHaveTextContent('Send: Test results')
    await expect(next.getByRole('link', { name: 'I don’t have this' })).toHaveAttribute(
      'href',
      '/contact-request?topic=claim',
    )
    await userEvent.selectOptions(adding, 'other')
    await userEvent.click(next.getByRole('button', { name: 'Send documents' }))
    await expect(canvas.getByRole('heading', { name: 'Add documents' })).toHaveFocus()
    await expect(adding).toHaveValue('testResults')
  },
}

export const WaitingForSeveralDocuments: Story = {
  args: {
    claims: [
      {
        ...exampleStates.waiting,
        documents: [
          { oneOf: ['testResults'], certifiedCopy: false, state: 'requested' },
          { oneOf: ['payslips', 'taxReturns'], certifiedCopy: false, state: 'requested' },
          { oneOf: ['claimantIdentity'], certifiedCopy: true, state: 'requested' },
          { oneOf: ['doctorReport'], certifiedCopy: false, state: 'needed' },
        ],
      },
    ],
  },
  async play({ canvas }) {
    const next = within(await canvas.findByRole('region', { name: 'What happens next' }))
    await expect(next.getByRole('heading')).toHaveTextContent('Send 3 documents')
    await expect(next.getByText('Mallee Life Company needs these before it can continue.')).toBeVisible()
    await expect(next.getByRole('link', { name: 'I don’t have these' })).toBeVisible()
    await expect(canvas.getByText(/^Send what you have, even if it isn’t everything\./)).toBeVisible()
    const documents = within(canvas.getByRole('list', { name: 'Documents' }))
    await expect(documents.getAllByText(/^The insurer is waiting for this/)).toHaveLength(3)
  },
}

export const LongWords: Story = {
  args: {
    claims: [
      {
        ...exampleStates.waiting,
        type: 'tpd',
        insuredName: `Maximiliana ${'Wolfeschlegelsteinhausenbergerdorff'.repeat(2)}`,
        insurerName: 'The Mutual Provident and General Assurance Company of Australia',
        policyNumber: 'A0123456789-B0123456789-C01',
      },
    ],
  },
  async play({ canvas }) {
    await canvas.findByText(
      'These dates are based on the insurers’ code of practice. For TPD we assume a 90-day qualifying period.',
    )
  },
}

export const Accepted: Story = {
  args: { claims: [exampleStates.accepted] },
  async play({ canvas }) {
    await canvas.findByText(
      'The insurer has decided. You don’t need to send anything more unless it asks for it.',
    )
    await expect(canvas.queryByText(/You don’t need to send any of these today/)).toBeNull()
  },
}

export const GivesABankAccount: Story = {
  args: {
    claims: [exampleStates.accepted],
    answer: () => Response.json({ successful: true, claim: exampleStates.accepted }),
  },
  async play({ canvas }) {
    const bank = within(await canvas.findByRole('region', { name: 'Where should the insurer pay?' }))
    await userEvent.click(bank.getByRole('button', { name: 'Save account' }))
    await bank.findByRole('link', { name: 'Enter the BSB' })
    await userEvent.type(bank.getByLabelText('Name on the account'), 'Robin Example')
    await userEvent.type(bank.getByLabelText('BSB'), '970001')
    await userEvent.type(bank.getByLabelText('Account number'), '001234567')
    await userEvent.click(bank.getByRole('button', { name: 'Save account' }))
    await proveByCode()
    await bank.findByText('Thank you. We’re passing the details on to the insurer.')
  },
}

export const FailedBankAccount: Story = {
  args: {
    claims: [exampleStates.accepted],
    answer: ({ url }) =>
      url.includes('/verifyverificationcode')
        ? Response.json({ successful: true })
        : Response.json({}, { status: 400 }),
  },
  async play({ canvas }) {
    const bank = within(await canvas.findByRole('region', { name: 'Where should the insurer pay?' }))
    await userEvent.type(bank.getByLabelText('Name on the account'), 'Robin Example')
    await userEvent.type(bank.getByLabelText('BSB'), '970001')
    await userEvent.type(bank.getByLabelText('Account number'), '001234567')
    await userEvent.click(bank.getByRole('button', { name: 'Save account' }))
    await proveByCode()
    await expect(await bank.findByRole('alert')).toHaveTextContent('We couldn’t save this account.')
    await expect(bank.getByLabelText('Account number')).toHaveValue('001234567')
  },
}

export const Declined: Story = {
  args: { claims: [exampleStates.declined] },
  async play({ canvas }) {
    const next = within(await canvas.findByRole('region', { name: 'What happens next' }))
    await expect(next.getByText(/You don’t have to accept that/)).toBeVisible()
    await expect(next.getByRole('link', { name: 'How to complain' })).toBeVisible()
  },
}

export const Paid: Story = {
  args: { claims: [exampleStates.paid] },
  async play({ canvas }) {
    await expect(await canvas.findByText('Death, for Kim Example')).toBeVisible()
    await expect(canvas.getByText('There’s nothing to send.')).toBeVisible()
  },
}

export const None: Story = {
  args: { claims: [] },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: 'We can’t find this claim' })
  },
}

export const Loading: Story = {
  args: { claims: 'hang' },
  async play({ canvas }) {
    await canvas.findByText('Getting your claims')
  },
}

export const Failed: Story = {
  args: { claims: null },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert', {}, { timeout: 10_000 })).toHaveTextContent(
      'We couldn’t get your claims',
    )
  },
}

const pdf = (name: string) => new File([`%PDF-1.7 ${name}`], name, { type: 'application/pdf' })
const stored = (request: Request) =>
  Response.json({
    successful: true,
    n: Number(new URL(request.url).pathname.split('/').at(-1)),
    mediaType: 'application/pdf',
    size: 20,
  })

export const ErrorsInFiles: Story = {
  args: {
    claims: [exampleClaim()],
    answer: async (request) => {
      if (request.method !== 'PUT') return Response.json({ successful: true })
      const isLocked = (await request.clone().text()).includes('/Encrypt')
      return isLocked
        ? Response.json({ errors: [{ field: '', code: 'locked' }] }, { status: 422 })
        : stored(request)
    },
  },
  async play({ canvas }) {
    const files = await canvas.findByLabelText('Choose files')
    const locked = new File(['%PDF-1.7 trailer << /Encrypt 5 0 R >>'], 'locked.pdf')
    const heic = new File(['\0\0\0\x18ftypheic'], 'IMG_0001.HEIC')
    const empty = new File([], 'empty.pdf')
    const word = new File(['PK\x03\x04'], 'letter.docx')
    const large = new File(['%PDF-1.7', new Uint8Array(11_000_000)], 'large.pdf')
    await userEvent.upload(files, [pdf('report.pdf'), locked, heic, empty, word, large], {
      applyAccept: false,
    })
    const list = within(await canvas.findByRole('list', { name: 'Files you’re adding' }))
    await waitFor(() => expect(list.getByText('Uploaded')).toBeVisible(), { timeout: 10_000 })
    await expect(await list.findByText(/^This PDF is locked\./)).toBeVisible()
    await expect(await list.findByText(/^This is a HEIC photo/)).toBeVisible()
    await expect(await list.findByText(/^There’s nothing in this file\./)).toBeVisible()
    await expect(await list.findByText(/^This isn’t a PDF, JPEG or PNG\./)).toBeVisible()
    await expect(await list.findByText(/^This file is larger than 10 MB\./)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: locked.pdf' }))
    await expect(canvas.queryByText('locked.pdf')).toBeNull()
    await expect(files).toHaveFocus()
  },
}

export const RemovesAFile: Story = {
  args: {
    claims: [exampleClaim()],
    answer: () => Response.json({ successful: true }),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: The insurer’s claim form' }))
    await expect(canvas.getByText('Remove it from the claim?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it: The insurer’s claim form' }))
    await waitFor(() => expect(canvas.getByLabelText('Choose files')).toHaveFocus())
  },
}
