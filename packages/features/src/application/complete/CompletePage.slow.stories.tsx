import { createApiClient, type SubmittedApplication } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { exampleSubmitted, exampleUnsigned } from '#submission/tracker/testing/exampleSubmitted.ts'
import { applicationFor } from '../application.fixture.ts'
import { ApplicationStory } from '../testing/ApplicationStory.tsx'
import CompletePage from './CompletePage.tsx'

const read = exampleSubmitted()
const submitted = {
  id: read.id,
  secret: 'S'.repeat(43),
  reference: read.reference,
  status: 'in-review',
  submittedAt: read.submittedAt,
  email: 'robin.example@example.com',
} as const

type Answer = () => SubmittedApplication | null | Promise<never>

/** Creates services whose backend returns these answers in turn to a request with the secret. */
function servicesWith(...answers: Answer[]): PageServices {
  let calls = 0
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      const answer = answers[Math.min(calls, answers.length - 1)]
      calls += 1
      const isAllowed = request.headers.get('authorization') === `Bearer ${submitted.secret}`
      const found = isAllowed && request.url.endsWith(`/api/v1/application/${read.id}`) && (await answer?.())
      return Response.json(found || {}, { status: found ? 200 : 404 })
    },
  })
  return {
    ...fakePageServices({
      drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
      behave: () => 'fail',
    }),
    client: async () => client,
  }
}

const inReview = () => servicesWith(() => read)
const unsigned = () => servicesWith(exampleUnsigned)
const signedMeanwhile = () => servicesWith(() => exampleSubmitted())
const nothingLeft = () => servicesWith(() => exampleSubmitted({ outstanding: [] }))
const slow = () => servicesWith(() => new Promise<never>(() => undefined))
const failingOnce = () =>
  servicesWith(
    () => null,
    () => read,
  )

const meta = {
  title: 'Screens/Application/Complete',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: {
    Screen: CompletePage,
    step: 'insurer-declarations',
    answers: { ...applicationFor(), submitted },
    servicesOf: inReview,
  },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Your application is with us' })
    await expect(page.getByText('ACDE3479')).toBeVisible()
    const next = within(page.getByRole('list', { name: 'What happens next' }))
    await expect(next.getAllByRole('listitem')).toHaveLength(5)
    await expect(next.getByText('You submitted your application')).toBeVisible()
    await next.findByText('We’ll email the insurer’s decision to robin.example@example.com.')
    const outstanding = await page.findByRole('list', { name: 'What’s outstanding' })
    await expect(outstanding).toHaveTextContent(
      /^The insurer’s assessment.*Under way\. Expected by 30 November 2026$/,
    )
    await expect(page.getByRole('region', { name: 'While you wait' })).toHaveTextContent(
      'You have accident cover for now. While Ingleside Life decides, it covers you for death by accident, until 21 February 2027 at the latest.',
    )
    await page.findByRole('link', { name: 'Add it to an account' })
    await expect(page.getByRole('region', { name: 'What you applied for' })).toHaveTextContent(
      /Ingleside Life.*Life cover\$500,000.*Premium\$393\.18 a month/,
    )
  },
}

export const WaitingForTheSecondSignature: Story = {
  args: {
    answers: { ...applicationFor(), submitted: { ...submitted, status: 'waiting-for-second-signature' } },
    servicesOf: unsigned,
  },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Waiting for the second signature' })
    await page.findByText('Waiting for the second signature. We sent the link on 25 November 2026')
    const items = within(await page.findByRole('list', { name: 'What’s outstanding' })).getAllByRole(
      'listitem',
    )
    await expect(items[0]).toHaveTextContent(/^The second policy holder’s signature.*Not signed yet$/)
    await expect(items[1]).toHaveTextContent(/^The insurer’s assessment.*Later$/)
    await page.findByText('Within 14 days')
    await expect(page.getAllByText(/see your health answers/)).toHaveLength(1)
  },
}

export const BothSigned: Story = {
  args: {
    answers: { ...applicationFor(), submitted: { ...submitted, status: 'waiting-for-second-signature' } },
    servicesOf: signedMeanwhile,
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Your application is with us' })
  },
}

export const None: Story = {
  args: { servicesOf: nothingLeft },
  async play({ canvasElement }) {
    await within(canvasElement).findByText('There’s nothing outstanding.')
  },
}

export const Loading: Story = {
  args: { servicesOf: slow },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByText('Checking what’s outstanding')
    await expect(page.getByText('ACDE3479')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { servicesOf: () => servicesWith(() => null) },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('We couldn’t check what’s outstanding')
  },
}

export const FailedThenLoaded: Story = {
  args: { servicesOf: failingOnce },
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await expect(await page.findByRole('alert')).toHaveTextContent('We couldn’t check what’s outstanding')
    await expect(page.getByText('ACDE3479')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await page.findByRole('list', { name: 'What’s outstanding' })
    await waitFor(() => expect(page.getByRole('heading', { name: 'What’s outstanding' })).toHaveFocus())
  },
}

/** Creates services of a signed-in customer, whose session alone opens the application. */
function customers(): PageServices {
  const client = createApiClient({
    baseUrl: 'https://api.example',
    async fetch(request) {
      const found = request.headers.get('authorization') === null
      return Response.json(found ? { ...read, isInAccount: true } : {}, { status: found ? 200 : 404 })
    },
  })
  return { ...inReview(), client: async () => client, identity: fakeCustomer('robin').identity }
}

const { secret: _, ...owned } = submitted

export const SignedIn: Story = {
  args: { answers: { ...applicationFor(), submitted: owned }, servicesOf: customers },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('link', { name: 'Open your account' })
    await expect(within(canvasElement).getByRole('link', { name: 'Check my identity' })).toHaveAttribute(
      'href',
      '/account/identity-check',
    )
  },
}

/** Earlier releases stored a secret for customers too. */
export const SignedInWithASecret: Story = {
  args: { servicesOf: customers },
  async play(context) {
    await SignedIn.play?.(context)
    const page = within(context.canvasElement)
    await page.findByRole('list', { name: 'What’s outstanding' })
    await expect(page.queryByText(/without logging in/)).toBeNull()
  },
}

/** A visitor's, taken into an account since: its secret still opens it. */
export const AddedToAnAccount: Story = {
  args: { servicesOf: () => servicesWith(() => ({ ...read, isInAccount: true })) },
  async play(context) {
    await SignedIn.play?.(context)
  },
}
