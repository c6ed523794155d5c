import { createApiClient } from '@coverkit/api-client'
import { BrandProvider } from '@coverkit/brand'
import { plainBrand } from '@coverkit/brand/testing'
import { openDrafts } from '@coverkit/drafts'
import { rawKind } from '@coverkit/flow-draft/store'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, userEvent, waitFor } from 'storybook/test'
import { exampleComparison } from '#client-quote/testing/exampleAnswers.ts'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { examplePrices } from '#common/testing/examplePrices.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { OtherPage } from '#common/testing/OtherPage.tsx'
import { quoteComparisonRoutes } from '../routes.tsx'
import { MailedPage } from './MailedPage.tsx'

interface StoryProps {
  readonly token?: string | null
  /** The backend's answer: the comparison, a refusal, a failure or none. */
  readonly answers?: 'comparison' | 'refusal' | 'failure' | 'hang'
  /** Whether the device has a quote already. */
  readonly hasQuote?: boolean
}

const PRICED_AT = '2026-11-20T02:00:00Z'
const comparison = {
  pricedAt: PRICED_AT,
  request: exampleComparison(PRICED_AT).request,
  occupation: 'Accountant',
  answer: { ...examplePrices, insurers: examplePrices.insurers.slice(0, 3) },
}

function answerOf(answers: StoryProps['answers']) {
  switch (answers) {
    case 'refusal':
      return Response.json(
        { status: 422, errors: [{ field: 'token', code: 'link-refused' }] },
        { status: 422 },
      )
    case 'failure':
      return Response.json({}, { status: 501 })
    default:
      return Response.json({ successful: true, comparison })
  }
}

function servicesOf({ answers = 'comparison', hasQuote = false }: StoryProps) {
  const opened = openDrafts({ brand: `story-${crypto.randomUUID()}` }).then(async (drafts) => {
    if (hasQuote)
      await drafts.save(rawKind('client-quote', 1), drafts.newId(), { progress: { furthest: null } })
    return drafts
  })
  const client = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async () => (answers === 'hang' ? new Promise<never>(() => undefined) : answerOf(answers)),
  })
  const drafts = () => opened
  return { ...fakePageServices({ drafts, behave: () => 'fail' }), drafts, client: async () => client }
}

function Page({ token = 'A'.repeat(43), ...backend }: StoryProps) {
  const [{ services, router }] = useState(() => {
    const services = servicesOf(backend)
    const routes = [
      { path: '/', element: <MailedPage services={services} token={token} /> },
      ...quoteComparisonRoutes(services),
      { path: '*', element: <OtherPage /> },
    ]
    return { services, router: createMemoryRouter(routes) }
  })
  return (
    <BrandProvider brand={plainBrand}>
      <PageServicesProvider services={services}>
        <main>
          <RouterProvider router={router} />
        </main>
      </PageServicesProvider>
    </BrandProvider>
  )
}

const meta = {
  title: 'Screens/Quote/Mailed comparison',
  component: Page,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const OpensTheComparison: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Compare three insurers' })
  },
}

export const Loading: Story = {
  args: { answers: 'hang' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Opening the comparison')
  },
}

export const DeviceHasAQuote: Story = {
  args: { hasQuote: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'You already have a quote on this device' })
  },
}

export const ReplacesTheQuoteOnTheDevice: Story = {
  args: { hasQuote: true },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'You already have a quote on this device' })
    await waitFor(() => expect(heading).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Open the comparison' }))
    await canvas.findByRole('heading', { name: 'Compare three insurers' })
  },
}

export const FailedLinkExpired: Story = {
  args: { answers: 'refusal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link doesn’t work any more')
    await expect(canvas.getByRole('link', { name: 'Get a quote' })).toHaveAttribute(
      'href',
      '/client-quote/select-covers',
    )
  },
}

export const Failed: Story = {
  args: { answers: 'failure' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t connect')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await canvas.findByText('We couldn’t connect. Check your connection and try again.')
  },
}

export const Empty: Story = {
  args: { token: null },
  play: async ({ canvas }) => {
    await canvas.findByText('Open the link from your email')
  },
}
