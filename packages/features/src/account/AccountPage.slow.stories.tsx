import { createApiClient } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { createStore } from 'jotai'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { exampleSaved, exampleSavedOffer } from '#client-quote/testing/exampleSaved.ts'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleStates } from '#policies/claims/testing/exampleClaims.ts'
import {
  exampleLifePolicy,
  exampleTenPolicies,
  exampleWholePolicy,
} from '#policies/testing/examplePolicies.ts'
import { exampleSubmitted, exampleUnsigned } from '#submission/tracker/testing/exampleSubmitted.ts'
import { AccountPage, type DraftsRegion } from './AccountPage.tsx'
import { leaveClaim } from './add-by-code/leftClaim.ts'
import { examplePolicyChange } from './changes/exampleChange.fixture.ts'
import { fakeAccount } from './fakeAccount.fixture.ts'

const services = fakePageServices({
  drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
  behave: () => 'fail',
  savedQuotes: async () => exampleSaved(exampleSavedOffer('ING', new Date().toISOString())),
})

/** A device and an account that hold no draft. */
const NoDrafts: DraftsRegion = ({ onList }) => {
  useEffect(() => onList([], false), [onList])
  return null
}

const meta = {
  title: 'Screens/Account/Account',
  component: AccountPage,
  parameters: { layout: 'fullscreen' },
  args: {
    services,
    customer: {
      user: { id: 'sub', email: 'zoe@example.com', firstName: 'Zoë', lastName: 'Nguyễn' },
      rememberMe: true,
      sharedComputer: false,
    },
    Drafts: NoDrafts,
    actions: { logOut: fn(async () => undefined), logOutEverywhere: fn(async () => false) },
  },
  render: (args) => (
    <PageServicesProvider services={args.services}>
      <AppStory>
        <AccountPage {...args} />
      </AppStory>
    </PageServicesProvider>
  ),
} satisfies Meta<typeof AccountPage>
export default meta
type Story = StoryObj<typeof meta>

const headingOf = (region: HTMLElement) =>
  document.getElementById(region.getAttribute('aria-labelledby') ?? '')?.textContent

export const DeviceSettings: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Logged in as Zoë Nguyễn, zoe@example\.com\./)).toBeVisible()
    await canvas.findByRole('article', { name: 'Ingleside Life' })
    await userEvent.click(canvas.getByText('This device, and logging out everywhere'))
    await expect(
      canvas.getByText(/^You’ll stay logged in on this device for up to 30 days, or until you log out\./),
    ).toBeVisible()
    await expect(canvas.getByText(/^Logging out deletes the answers on this device\./)).toBeVisible()
  },
}

export const NameNotKnown: Story = {
  args: {
    customer: {
      user: { id: 'sub', email: 'zoe@example.com', firstName: null, lastName: null },
      rememberMe: false,
      sharedComputer: false,
    },
  },
}

export const FailedLogOutEverywhere: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('This device, and logging out everywhere'))
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere' }))
    await expect(await canvas.findByText(/you’re still logged in everywhere/)).toBeVisible()
  },
}

export const SharedComputer: Story = {
  args: {
    customer: {
      user: { id: 'sub', email: 'zoe@example.com', firstName: null, lastName: null },
      rememberMe: false,
      sharedComputer: true,
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('This device, and logging out everywhere'))
    await expect(
      await canvas.findByText(/^This is a shared computer\. We don’t save your answers on it/),
    ).toBeVisible()
    await expect(canvas.queryByText(/answers on this device/)).toBeNull()
  },
}

const requested: string[] = []
const silent = createApiClient({
  baseUrl: 'https://api.example',
  fetch(request) {
    requested.push(new URL(request.url).pathname)
    return new Promise<never>(() => undefined)
  },
})

/** Nothing waits for the answer of something else. */
export const Loading: Story = {
  args: { services: { ...services, store: createStore(), client: async () => silent } },
  beforeEach: () => {
    requested.length = 0
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Getting your policies')
    await waitFor(
      () =>
        expect(requested.toSorted()).toEqual([
          '/api/v1/applications',
          '/api/v1/claims',
          '/api/v1/identitychecks',
          '/api/v1/policies/PoliciesList',
          '/api/v1/policies/changes',
          '/api/v1/policies/nominations',
          '/api/v1/quote/saved',
          '/api/v1/transfers',
          '/api/v1/users/closing',
        ]),
      { timeout: 10_000 },
    )
  },
}

/** A customer who has nothing yet: no task, and one line for all that there is none of. */
export const None: Story = {
  args: { services: fakeAccount() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You don’t have a policy with us yet\./)).toBeVisible()
    const line = within(await canvas.findByRole('region', { name: 'Drafts' }))
    await expect(
      line.getByText('No claims, applications, changes, transfers, drafts, saved quotes or documents yet.'),
    ).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Get a quote' })).toHaveLength(1)
    await expect(canvas.getByText(/There’s nothing you need to do at the moment\.$/)).toBeVisible()
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(headings).toEqual(['Your policies', 'What you can do', 'Need a hand?'])
    await expect(canvas.getByRole('complementary', { name: 'What you can do, and help' })).toBeVisible()
  },
}

/** The list of tasks comes before the list of policies. */
export const One: Story = {
  args: {
    services: fakeAccount({
      policies: [exampleWholePolicy()],
      claims: [exampleStates.waiting],
      applications: [exampleSubmitted()],
    }),
  },
  play: async ({ canvas }) => {
    const tasks = within(await canvas.findByRole('region', { name: 'What you need to do' }))
    await expect(tasks.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Send a document for your claim',
      'Confirm who you are',
    ])
    await expect(canvas.getByText(/Two things to do, then you’re up to date\.$/)).toBeVisible()
    await canvas.findByRole('region', { name: 'Drafts' })
    const names = canvas
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label') ?? headingOf(region))
    await expect(names).toEqual([
      'What you need to do',
      'What it costs, and when',
      'Your policies',
      'Has something changed?',
      'Claims',
      'Applications',
      'Documents',
      'Drafts',
      'What you can do',
      'Need a hand?',
      'This device',
    ])
    await expect(canvas.getByRole('region', { name: 'Drafts' })).toHaveTextContent(
      'No changes, transfers, drafts or saved quotes yet.Get a quoteTransfer a policy to us',
    )
  },
}

/** A pending change is shown on its policy, and the policy still shows its current values. */
export const ChangeUnderWay: Story = {
  args: {
    services: fakeAccount({
      policies: [exampleLifePolicy()],
      changes: [
        examplePolicyChange({ policyId: exampleLifePolicy().id }),
        examplePolicyChange({
          id: '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d2',
          reference: 'ACDE3479',
          policyId: exampleLifePolicy().id,
          status: 'done',
        }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const region = within(await canvas.findByRole('region', { name: 'Changes to your cover' }))
    const [first, second] = await region.findAllByRole('article')
    if (!first || !second) throw new Error('Two changes were asked for')
    await expect(first).toHaveTextContent('Reference H7KQ3WXR. Submitted on 23 November 2026.')
    await expect(first).toHaveTextContent('In progress')
    await userEvent.click(within(first).getByText('What you asked for', { selector: 'summary > span' }))
    const table = within(within(first).getByRole('table', { name: 'What you asked for' }))
    await expect(table.getByRole('row', { name: /^Life cover/ })).toHaveTextContent('$600,000$500,000')
    await expect(second).toHaveTextContent('Done')
    const policy = await canvas.findByText('A change is with the insurer')
    await expect(policy.closest('article')).toHaveTextContent('Its reference is H7KQ3WXR.')
  },
}

export const Many: Story = {
  args: { services: fakeAccount({ policies: exampleTenPolicies(), applications: [exampleUnsigned()] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article', { name: /Policy POLICY-/ })).toHaveLength(10)
  },
}

export const Failed: Story = {
  args: {
    services: fakeAccount({ policies: 'fail', applications: 'fail', transfers: 'fail', checks: 'fail' }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert').length).toBeGreaterThanOrEqual(4))
    await expect(canvas.getByText('This device, and logging out everywhere')).toBeVisible()
    // A list that failed to load is not reported as empty.
    await expect(canvas.queryByText(/applications, /)).toBeNull()
  },
}

/** One region that fails to load does not affect the others, and is not listed as empty. */
export const FailedOneRegion: Story = {
  args: { services: fakeAccount({ policies: [exampleLifePolicy()], claims: 'fail' }) },
  play: async ({ canvas }) => {
    const claims = within(await canvas.findByRole('region', { name: 'Claims' }))
    await expect(await claims.findByRole('alert')).toHaveTextContent('We couldn’t get your claims')
    await expect(await canvas.findByRole('region', { name: 'Drafts' })).toHaveTextContent(
      'No applications, changes, transfers, drafts, saved quotes or documents yet.',
    )
    await expect(canvas.getAllByRole('alert')).toHaveLength(1)
  },
}

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'

export const LongWords: Story = {
  args: {
    services: fakeAccount({
      policies: [exampleLifePolicy({ policyholder1: `${LONG} ${LONG}` })],
      claims: [{ ...exampleStates.waiting, insuredName: `${LONG} ${LONG}`, insurerName: `${LONG} Life` }],
    }),
    customer: {
      user: {
        id: 'sub',
        email: `${LONG.toLowerCase()}.${LONG.toLowerCase()}@example.com`,
        firstName: LONG,
        lastName: LONG,
      },
      rememberMe: true,
      sharedComputer: false,
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('article', { name: new RegExp(`^Income protection claim, for ${LONG}`) })
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** The link in our email concerns what comes first then. */
const offers = {
  claims: false,
  transfers: false,
  changeCover: false,
  guaranteedInsurability: false,
  identityCheck: false,
}

const asked: string[] = []

/** A brand that offers nothing but the account: no card, no task, no link and no request for the rest. */
export const NothingElseOffered: Story = {
  args: {
    services: fakeAccount({
      policies: [exampleWholePolicy()],
      claims: [exampleStates.waiting],
      applications: [exampleSubmitted()],
      changes: [examplePolicyChange({ policyId: exampleWholePolicy().id })],
      offers,
      onRequest: (path) => asked.push(path),
    }),
  },
  beforeEach: () => {
    asked.length = 0
  },
  render: (args) => (
    <PageServicesProvider services={args.services}>
      <AppStory offers={offers}>
        <AccountPage {...args} />
      </AppStory>
    </PageServicesProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Drafts' })
    const names = canvas
      .getAllByRole('region')
      .map((region) => region.getAttribute('aria-label') ?? headingOf(region))
    await expect(names).toEqual([
      'What it costs, and when',
      'Your policies',
      'Applications',
      'Documents',
      'Drafts',
      'What you can do',
      'Need a hand?',
      'This device',
    ])
    const tasks = within(canvas.getByRole('region', { name: 'What you can do' }))
    await expect(tasks.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Review my cover',
      'If something happens to me',
      'Update my details',
      'Extra help from us',
    ])
    const hrefs = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await expect(hrefs.filter((href) => /claim|transfer|change-my|insurability|identity/.test(href))).toEqual(
      [],
    )
    await expect(canvas.queryByText(/transfer|(?:your|make a) claim/i)).toBeNull()
    await expect(asked.toSorted()).toEqual([
      '/api/v1/applications',
      '/api/v1/policies/PoliciesList',
      '/api/v1/policies/nominations',
      '/api/v1/quote/saved',
      '/api/v1/users/closing',
    ])
  },
}

export const OpenedFromAnEmail: Story = {
  args: { services: fakeAccount() },
  beforeEach: () => leaveClaim('#claim=H7KQ3WXR.204816', Date.now()),
  play: async ({ canvas }) => {
    const added = await canvas.findByText('Press the button to add the application from our email.')
    const policies = canvas.getByRole('heading', { name: 'Your policies' })
    const { DOCUMENT_POSITION_FOLLOWING } = Node
    await expect(added.compareDocumentPosition(policies) & DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  },
}
