import { createApiClient, type InCaseAnswer } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor, type within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { expectTidied } from '#common/testing/expectTidied.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { proveByCode } from '#identity-check/proof/testing/giveProof.ts'
import { exampleInCase, exampleTrustedLink } from './exampleInCase.fixture.ts'
import { InCasePage } from './InCasePage.tsx'

interface StoryProps {
  /** The page; a failing service where it is null. */
  readonly answer: InCaseAnswer | null | 'hang'
  /** The code with which a link is refused; sent when absent. */
  readonly refused?: string
  readonly takesBack?: boolean
}

/** The requests that were sent, with their bodies. */
const sent: [method: string, body: unknown][] = []

function Story({ answer, refused, takesBack = true }: StoryProps) {
  const [services] = useState(() => {
    sent.length = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        const { method } = request
        if (pathname.includes('verificationcode')) return Response.json({ successful: true })
        if (pathname.endsWith('/document')) return new Response('%PDF-1.7')
        if (!pathname.includes('/in-case')) return Response.json({}, { status: 501 })
        if (answer === 'hang') return new Promise<never>(() => undefined)
        if (answer === null) return Response.json({}, { status: 400 })
        if (method === 'GET') return Response.json(answer)
        if (method === 'DELETE')
          return takesBack ? Response.json({ successful: true }) : Response.json({}, { status: 400 })
        const body = await request.json()
        sent.push([method, body])
        if (method === 'PUT')
          return Response.json({
            ...answer,
            page: { ...answer.page, papers: body.papers },
            showsAmounts: body.showsAmounts,
          })
        if (refused) {
          const errors = [{ field: 'email', code: refused }]
          return Response.json({ successful: false, errors }, { status: 422 })
        }
        return Response.json({ ...answer, link: { ...exampleTrustedLink, email: body.email } })
      },
    })
    const drafts = () => openDrafts({ brand: `story-${crypto.randomUUID()}` })
    return {
      ...fakePageServices({ drafts, behave: () => 'fail' }),
      client: async () => client,
      identity: fakeCustomer('zoe').identity,
    }
  })
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <InCasePage services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/If something happens',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { answer: exampleInCase() },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function sendLink(canvas: Canvas, email = 'sam@example.com') {
  await userEvent.type(await canvas.findByLabelText('Their email address'), email)
  await userEvent.click(canvas.getByRole('button', { name: 'Send them the link' }))
}

export const Filled: Stories = {
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Life cover, $600,000; Income protection, $5,250 a month'),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1800 975 708' })).toHaveAttribute('href', 'tel:1800975708')
    await expect(canvas.getByText('Sam Example, spouse: 100%')).toBeVisible()
    await expect(canvas.getByText('Life cover, inside super')).toBeVisible()
    await expect(canvas.getByText('Not on record. Ask the insurer.')).toBeVisible()
  },
}

export const Saved: Stories = {
  async play({ canvas }) {
    const papers = await canvas.findByLabelText('Tell your family in your own words')
    await userEvent.clear(papers)
    await userEvent.type(papers, ' In the blue folder. ')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show the amount of each cover' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByText('Saved. It’s on your page from now on.')
    await expect(sent).toEqual([['PUT', { papers: 'In the blue folder.', showsAmounts: false }]])
  },
}

export const Errors: Stories = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send them the link' }))
    await canvas.findByRole('link', { name: 'Enter their email address' })
    const papers = canvas.getByLabelText('Tell your family in your own words')
    fireEvent.change(papers, { target: { value: 'x'.repeat(1001) } })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await canvas.findByRole('link', { name: 'Use 1,000 characters or fewer' })
    await expect(sent).toEqual([])
  },
}

/** Sent once the customer has shown that it is them. */
export const Sent: Stories = {
  async play({ canvas }) {
    const email = await canvas.findByLabelText('Their email address')
    await expectTidied(email, ' Sam@Example.com ', 'Sam@Example.com')
    await userEvent.click(canvas.getByRole('button', { name: 'Send them the link' }))
    await proveByCode()
    await canvas.findByText('Not opened yet')
    await expect(sent.map(([, body]) => body)).toEqual([
      { email: 'Sam@Example.com', accountName: expect.anything() },
    ])
  },
}

export const Refused: Stories = {
  args: { refused: 'own' },
  async play({ canvas }) {
    await sendLink(canvas)
    await proveByCode()
    await canvas.findByText('That’s your own address. Enter the address of the person you trust.')
    await expect(canvas.getByLabelText('Their email address')).toHaveValue('sam@example.com')
  },
}

export const NoDateOfBirth: Stories = {
  args: { refused: 'required' },
  async play({ canvas }) {
    await sendLink(canvas)
    await proveByCode()
    await canvas.findByText(/^We need your date of birth first/)
  },
}

export const Shared: Stories = {
  args: { answer: exampleInCase({ link: { ...exampleTrustedLink, openedAt: '2026-12-02T03:00:00Z' } }) },
  async play({ canvas }) {
    await expect(await canvas.findByText('2 December 2026')).toBeVisible()
    await expect(canvas.queryByLabelText('Their email address')).toBeNull()
  },
}

export const TakenBack: Stories = {
  args: { answer: exampleInCase({ link: exampleTrustedLink }) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the link back' }))
    await canvas.findByText('The link doesn’t work any more, and we’ve deleted their email address.')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'One person you trust' })).toHaveFocus())
    await expect(canvas.getByLabelText('Their email address')).toBeVisible()
  },
}

export const NotTakenBack: Stories = {
  args: { answer: exampleInCase({ link: exampleTrustedLink }), takesBack: false },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the link back' }))
    await canvas.findByText(/so it still works/)
  },
}

export const NoPolicies: Stories = {
  args: { answer: exampleInCase({ page: { name: null, papers: '', policies: [] } }) },
  async play({ canvas }) {
    await canvas.findByText('There are no policies in force on record.')
  },
}

export const Loading: Stories = { args: { answer: 'hang' } }

export const Failed: Stories = {
  args: { answer: null },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t get your page')
  },
}
