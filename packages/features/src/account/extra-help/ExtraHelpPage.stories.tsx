import { createApiClient, type SupportNeeds } from '@coverkit/api-client'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { proveByCode } from '#identity-check/proof/testing/giveProof.ts'
import { ExtraHelpPage } from './ExtraHelpPage.tsx'

interface StoryProps {
  /** A failing service where it is `fail`. */
  readonly stored: SupportNeeds | null | 'fail' | 'hang'
  /** The answer to a save; accepted by default. */
  readonly answer?: 'refuse' | 'fail'
}

const NOTHING: SupportNeeds = {
  interpreterLanguage: null,
  format: null,
  representativeName: null,
  representativePhone: null,
  safeTimes: null,
  safeAddress: null,
  note: null,
}

const everything: SupportNeeds = {
  interpreterLanguage: 'Vietnamese',
  format: 'largePrint',
  representativeName: 'Sam Example',
  representativePhone: '+61491570110',
  safeTimes: 'Weekdays from 10 am to 2 pm',
  safeAddress: 'PO Box 12, Newtown NSW 2042',
  note: 'Please speak slowly.',
}

/** The bodies of the requests that were sent. */
const sent: unknown[] = []

function Story({ stored, answer }: StoryProps) {
  const [services] = useState(() => {
    sent.length = 0
    let current = stored
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname.includes('verificationcode')) return Response.json({ successful: true })
        if (!pathname.endsWith('/supportneeds')) return Response.json({}, { status: 501 })
        if (request.method === 'GET') {
          if (current === 'hang') return new Promise<never>(() => undefined)
          return current === 'fail'
            ? Response.json({}, { status: 400 })
            : Response.json({ supportNeeds: current })
        }
        const body = (await request.json()) as { supportNeeds: SupportNeeds | null }
        sent.push(body)
        const errors = [{ field: 'supportNeeds.safeTimes', code: 'characters' }]
        if (answer === 'refuse') return Response.json({ successful: false, errors }, { status: 422 })
        if (answer === 'fail') return Response.json({}, { status: 503 })
        current = body.supportNeeds
        return Response.json({ successful: true })
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
        <ExtraHelpPage services={services} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/Extra help',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { stored: null },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const save = (page: Canvas) => userEvent.click(page.getByRole('button', { name: 'Save' }))

export const Nothing: Stories = {
  async play({ canvas }) {
    await canvas.findByLabelText(/^Language to book an interpreter for/)
    await expect(canvas.getByRole('radio', { name: 'As usual' })).toBeChecked()
    await expect(canvas.queryByRole('button', { name: 'Remove all of it' })).toBeNull()
    await expect(canvas.getByText(/^When you save or remove this, we email you/)).toBeVisible()
    await save(canvas)
    await canvas.findByRole('link', { name: 'Fill in at least one of these, or leave the page as it is' })
    await expect(sent).toEqual([])
  },
}

export const RepresentativeWithoutAPhone: Stories = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(/^Their name/), 'Sam Example')
    await save(canvas)
    await canvas.findByRole('link', { name: 'Enter their phone number, or remove their name' })
    await userEvent.type(canvas.getByLabelText(/^Their phone number/), 'none')
    await save(canvas)
    await canvas.findByRole('link', { name: 'Enter an Australian phone number, like 0491 570 006' })
    await userEvent.clear(canvas.getByLabelText(/^Their name/))
    await userEvent.clear(canvas.getByLabelText(/^Their phone number/))
    await userEvent.type(canvas.getByLabelText(/^When it’s okay to call you/), 'x'.repeat(201))
    await save(canvas)
    await canvas.findByRole('link', { name: 'Use 200 characters or fewer for when to call' })
    await expect(sent).toEqual([])
  },
}

/** Stored once the customer has shown that it is them. */
export const Saved: Stories = {
  async play({ canvas }) {
    await userEvent.type(await canvas.findByLabelText(/^Language to book an interpreter for/), '  Auslan ')
    await userEvent.click(canvas.getByRole('radio', { name: 'In braille' }))
    await userEvent.type(canvas.getByLabelText(/^When it’s okay to call you/), 'Only after 6 pm')
    await save(canvas)
    await proveByCode()
    await canvas.findByText('Saved. Our team will see it from now on.')
    await expect(sent).toEqual([
      {
        supportNeeds: {
          ...NOTHING,
          interpreterLanguage: 'Auslan',
          format: 'braille',
          safeTimes: 'Only after 6 pm',
        },
      },
    ])
    await canvas.findByRole('button', { name: 'Remove all of it' })
  },
}

export const Everything: Stories = {
  args: { stored: everything },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(/^Their phone number/)).toHaveValue('0491 570 110')
    await expect(canvas.getByRole('radio', { name: 'In large print' })).toBeChecked()
    await expect(canvas.getByLabelText(/^Anything else that helps/)).toHaveValue('Please speak slowly.')
  },
}

export const Removed: Stories = {
  args: { stored: everything },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove all of it' }))
    await proveByCode()
    await canvas.findByText(
      'Removed. Our team can’t see it any more, not even next to requests you’ve already sent.',
    )
    await expect(sent).toEqual([{ supportNeeds: null }])
    await expect(canvas.getByLabelText(/^Language to book an interpreter for/)).toHaveValue('')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove all of it' })).toBeNull())
  },
}

export const Refused: Stories = {
  args: { stored: everything, answer: 'refuse' },
  async play({ canvas }) {
    await canvas.findByLabelText(/^Their name/)
    await save(canvas)
    await proveByCode()
    await canvas.findByText(
      'We can’t save this as it is. Check it, or call us and we’ll write it down for you.',
    )
    await expect(canvas.getByLabelText(/^Their name/)).toHaveValue('Sam Example')
  },
}

export const Loading: Stories = { args: { stored: 'hang' } }

export const Failed: Stories = {
  args: { stored: 'fail' },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t get what you’ve told us')
  },
}
