import { createApiClient, type ListedAccountDraft } from '@coverkit/api-client'
import { type Drafts, openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { AccountDrafts } from './AccountDrafts.tsx'

interface StoryProps {
  /** On this device: the flow and the step where the customer left off. */
  readonly here?: Readonly<Record<string, string>>
  /** How often the device cannot be read first. */
  readonly unread?: number
  readonly stored?: readonly ListedAccountDraft[] | 'hang'
  /** How often the account does not answer first. */
  readonly failures?: number
  readonly deletes?: 'ok' | 'fail'
  /** Whether what is here was begun before sign-in. */
  readonly isFromBefore?: boolean
}

const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
const stored = (flow: ListedAccountDraft['flow'], furthest: string | null): ListedAccountDraft => ({
  flow,
  furthest,
  savedAt: daysFromNow(-1),
  expiresAt: daysFromNow(29),
})

/** Drafts of a brand that no other story has. */
async function openWith(here: Readonly<Record<string, string>>, isFromBefore: boolean): Promise<Drafts> {
  const drafts = await openDrafts({ brand: `story-${crypto.randomUUID()}` })
  for (const [flow, furthest] of Object.entries(here)) {
    await drafts.save(rawKind(flow, 1), drafts.newId(), { progress: { furthest } })
  }
  if (isFromBefore) await drafts.setSubject('customer')
  return drafts
}

function servicesOf({
  here = {},
  unread = 0,
  stored: listed = [],
  failures = 0,
  deletes = 'ok',
  isFromBefore = false,
}: StoryProps) {
  let [unreadLeft, failuresLeft] = [unread, failures]
  const opened = openWith(here, isFromBefore)
  const drafts = () => (unreadLeft-- > 0 ? Promise.reject(new Error('not loaded')) : opened)
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch({ method }) {
      if (method === 'DELETE')
        return deletes === 'ok' ? Response.json({ successful: true }) : Response.json({}, { status: 400 })
      if (listed === 'hang') return new Promise<never>(() => undefined)
      return failuresLeft-- > 0 ? Response.json({}, { status: 400 }) : Response.json({ drafts: listed })
    },
  })
  const page = fakePageServices({ drafts, behave: () => 'fail' })
  return { ...page, drafts, client: async () => client, identity: fakeCustomer('ada').identity }
}

function AccountStory(props: StoryProps) {
  const [services] = useState(() => servicesOf(props))
  const [reported, setReported] = useState('')
  return (
    <PageServicesProvider services={services}>
      <MemoryRouter>
        <main>
          <h1>Your account</h1>
          <AccountDrafts
            services={services}
            onList={(drafts, isShown) =>
              setReported(`${drafts.length} drafts, ${isShown ? 'shown' : 'not shown'}`)
            }
          />
          <p>{reported}</p>
        </main>
      </MemoryRouter>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Continue later/Drafts of the account',
  component: AccountStory,
} satisfies Meta<typeof AccountStory>
export default meta
type Story = StoryObj<typeof meta>

const NONE = /^You haven’t got anything to finish\./

export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 drafts, not shown')).toBeVisible()
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

/** Begun on another device, and nothing on this one. */
export const One: Story = {
  args: { stored: [stored('application', 'payment-details')] },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Continue Application' })
    await expect(link).toHaveAttribute('href', '/application/overview')
    await expect(canvas.getByText(/^Last saved .+ Kept in your account until/)).toBeVisible()
    await expect(canvas.queryByText(NONE)).toBeNull()
  },
}

/** One on both, one of which the account has later answers, one elsewhere, and one that no account keeps. */
export const Many: Story = {
  args: {
    here: { calculator: 'existing-cover', 'client-quote': 'life-cover', 'make-a-claim': 'what-happened' },
    stored: [
      stored('calculator', 'existing-cover'),
      { ...stored('client-quote', 'tpd-cover'), savedAt: daysFromNow(1) },
      stored('transfer-policy', 'review'),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Continue Transfer of policies' })
    await canvas.findByRole('link', { name: 'Continue Claim' })
    const links = canvas.getAllByRole('link', { name: /^Continue / })
    await expect(links.map((link) => link.getAttribute('href')).toSorted()).toEqual([
      '/account/make-a-claim/what-happened',
      '/client-quote/life-cover',
      '/life-insurance-calculator/existing-cover',
      '/transfer-policy/review',
    ])
    await expect(
      canvas.getAllByText(/Kept on this device(?: until .+,)? and in your account until/),
    ).toHaveLength(2)
    await expect(canvas.getAllByText(/we’ll ask which ones you want/)).toHaveLength(1)
  },
}

export const DeletesADraft: Story = {
  args: { here: { calculator: 'existing-cover' }, stored: [stored('calculator', null)] },
  play: async ({ canvas }) => {
    await canvas.findByText(/and in your account until/)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Life insurance calculator' }))
    const retain = canvas.getByRole('button', { name: 'Keep them' })
    await expect(retain).toHaveFocus()
    await expect(retain).toHaveAccessibleDescription(/from your account and from this device\?/)
    await userEvent.click(canvas.getByRole('button', { name: 'Delete these answers' }))
    await expect(await canvas.findByText(NONE)).toBeVisible()
    await expect(await canvas.findByText('0 drafts, shown')).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'We’ve deleted your answers for “Life insurance calculator”.',
    )
    await expect(canvas.getByRole('heading', { name: 'Drafts' })).toHaveFocus()
  },
}

export const FailedDelete: Story = {
  args: { stored: [stored('calculator', null)], deletes: 'fail' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete: Life insurance calculator' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete these answers' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t delete these answers.')
    await expect(canvas.getByRole('button', { name: 'Keep them' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { here: { calculator: 'existing-cover' }, stored: 'hang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Checking your account for drafts')).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: 'Continue Life insurance calculator' }),
    ).toBeVisible()
  },
}

export const Failed: Story = {
  args: { failures: Number.POSITIVE_INFINITY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t get the drafts in your account',
    )
  },
}

/** The device's drafts can be continued although the account's fail to load. */
export const FailedAccountThenLoaded: Story = {
  args: { here: { calculator: 'existing-cover' }, stored: [stored('application', null)], failures: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'We couldn’t get the drafts in your account',
    )
    await expect(
      await canvas.findByRole('link', { name: 'Continue Life insurance calculator' }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('link', { name: 'Continue Application' })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Drafts' })).toHaveFocus())
  },
}

/** The account's drafts can be continued although the device's fail to load. */
export const FailedDeviceThenLoaded: Story = {
  args: { here: { calculator: 'existing-cover' }, stored: [stored('application', null)], unread: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t open your drafts')
    await expect(await canvas.findByRole('link', { name: 'Continue Application' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(
      await canvas.findByRole('link', { name: 'Continue Life insurance calculator' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Drafts' })).toHaveFocus())
  },
}

export const StartedBeforeLogIn: Story = {
  args: { here: { calculator: 'existing-cover', 'client-quote': 'life-cover' }, isFromBefore: true },
  play: async ({ canvas }) => {
    const before = await canvas.findByRole('region', { name: 'Started on this device before you logged in' })
    await expect(await canvas.findByText('0 drafts, not shown')).toBeVisible()
    const links = within(before).getAllByRole('link')
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Open Life insurance calculator',
      'Open Quote',
    ])
    await expect(links[0]).toHaveAttribute('href', '/life-insurance-calculator')
  },
}
