import { createApiClient } from '@coverkit/api-client'
import { addDays, formatDate } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { PageServices } from '#common/page-services/index.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { today } from '#fields/controls'
import { emptyAnswers } from '../../answers.ts'
import { beginApplication } from '../../beginApplication.ts'
import { readyApplication, SIGNED_NAME } from '../../submission/readyApplication.fixture.ts'
import { ApplicationStory, exampleQuoted } from '../../testing/ApplicationStory.tsx'

/** As old as the quote says, whenever the story is shown. */
const born = ['1', '1', String(new Date().getFullYear() - 45)]
const ready = readyApplication(beginApplication(emptyAnswers(), exampleQuoted), born)

const received = {
  successful: true,
  id: 'row-1',
  reference: 'ACDE3479',
  status: 'in-review',
  receivedAt: '2026-11-23T01:02:04.000Z',
  beneficiaryContacts: [],
  policyHolders: [],
}

/** Services whose backend answers a submission like this. */
function servicesWith(answer: () => Response | Promise<Response>): PageServices {
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: async () => answer() })
  return {
    ...fakePageServices({
      drafts: () => openDrafts({ brand: `story-${crypto.randomUUID()}` }),
      behave: () => 'fail',
    }),
    client: async () => client,
  }
}

const accepting = () => servicesWith(() => Response.json(received))
const sending = () => servicesWith(() => new Promise<never>(() => undefined))
const offline = () =>
  servicesWith(() => {
    throw new TypeError('Failed to fetch')
  })
const refusing = () =>
  servicesWith(() => {
    const errors = [{ field: 'holders.0.email', code: 'format' }]
    return Response.json({ successful: false, errors }, { status: 422 })
  })

const meta = {
  title: 'Screens/Application/Insurer declarations',
  component: ApplicationStory,
  parameters: { layout: 'fullscreen' },
  args: { step: 'insurer-declarations', quoted: exampleQuoted, answers: ready, servicesOf: accepting },
} satisfies Meta<typeof ApplicationStory>
export default meta
type Story = StoryObj<typeof meta>

async function sign(canvasElement: HTMLElement, name: string) {
  const page = within(canvasElement)
  await userEvent.click(await page.findByRole('checkbox', { name: 'I make these declarations' }))
  await userEvent.type(page.getByLabelText('Type your full name to sign'), name)
  await userEvent.click(page.getByRole('button', { name: 'Submit application' }))
  return page
}

export const Empty: Story = {}

export const Errors: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await page.findByRole('heading', { level: 1, name: 'Declarations' })
    await page.findByText('Zoë Example, BSB 970-001, ending in 678')
    const interim = page.getByRole('region', { name: 'Interim accident cover' })
    await expect(interim).toHaveTextContent(`${formatDate(today())}, if you submit your application today.`)
    await expect(interim).toHaveTextContent(
      `${formatDate(addDays(today(), 90))} at the latest, 90 days later.`,
    )
    await expect(interim).toHaveTextContent('Up to $500,000:')
    await userEvent.click(page.getByRole('button', { name: 'Submit application' }))
    const alert = await page.findByRole('alert')
    await expect(alert).toHaveTextContent('Tick the box to make these declarations')
    await expect(alert).toHaveTextContent('Type your full name to sign')
  },
}

export const ChangesAnAnswer: Story = {
  async play({ canvasElement }) {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('link', { name: /^Change ?: Payment$/ }))
    await page.findByRole('heading', { level: 1, name: 'Payment' })
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByRole('heading', { level: 1, name: 'Declarations' })
    await userEvent.click(page.getByRole('link', { name: /^Change ?: Health and lifestyle$/ }))
    await page.findByRole('heading', { level: 1, name: 'Your health and lifestyle' })
    await page.findByRole('heading', { level: 2, name: 'Check your answers' })
    await userEvent.click(page.getByRole('button', { name: 'Continue' }))
    await page.findByRole('heading', { level: 1, name: 'Declarations' })
  },
}

export const Submits: Story = {
  async play({ canvasElement }) {
    const page = await sign(canvasElement, SIGNED_NAME)
    await page.findByRole('heading', { level: 1, name: 'Your application is with us' })
    await page.findByText('ACDE3479')
  },
}

export const ErrorsOtherName: Story = {
  async play({ canvasElement }) {
    const page = await sign(canvasElement, 'Robin Example')
    await expect(await page.findByRole('alert')).toHaveTextContent(
      'You entered your name as Zoë O’Example-Núñez. Sign with the same first and last name, or correct your details',
    )
  },
}

export const Loading: Story = {
  args: { servicesOf: sending },
  async play({ canvasElement }) {
    const page = await sign(canvasElement, SIGNED_NAME)
    await waitFor(() =>
      expect(page.getByRole('button', { name: /Submit application/ })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
  },
}

export const Failed: Story = {
  args: { servicesOf: offline },
  async play({ canvasElement }) {
    const page = await sign(canvasElement, SIGNED_NAME)
    await expect(await page.findByRole('alert')).toHaveTextContent('We couldn’t connect')
    await expect(page.getByLabelText('Type your full name to sign')).toHaveValue(SIGNED_NAME)
    await expect(page.getByRole('button', { name: 'Submit application' })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
}

export const FailedRefusedDetails: Story = {
  args: { servicesOf: refusing },
  async play({ canvasElement }) {
    const page = await sign(canvasElement, SIGNED_NAME)
    const alert = await page.findByRole('alert')
    await userEvent.click(within(alert).getByRole('link', { name: 'Your details' }))
    await page.findByRole('heading', { level: 1, name: 'Your details' })
  },
}
