import { createApiClient, type PolicyNomination } from '@coverkit/api-client'
import type { SavedPolicy } from '@coverkit/core/policies'
import { openDrafts } from '@coverkit/drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { proveByCode } from '#identity-check/proof/testing/giveProof.ts'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { BeneficiariesPage } from './BeneficiariesPage.tsx'
import { exampleNomination, exampleNominationRequest } from './exampleNomination.fixture.ts'

interface StoryProps {
  readonly list: readonly SavedPolicy[]
  /** A failing service where it is null. */
  readonly nominations: readonly PolicyNomination[] | null | 'hang'
  /** The answer to the request; accepted by default. */
  readonly answer?: 'refuse' | 'fail'
  readonly saved?: readonly object[]
  /** Whether the page can be left, and come back to. */
  readonly leaves?: boolean
}

/** The bodies of the requests that were sent. */
const sent: unknown[] = []

function Story({ list, nominations, answer, saved = [], leaves = false }: StoryProps) {
  const [isHere, setHere] = useState(true)
  const [services] = useState(() => {
    sent.length = 0
    const client = createApiClient({
      baseUrl: 'https://api.example',
      async fetch(request) {
        const { pathname } = new URL(request.url)
        if (pathname.endsWith('/PoliciesList')) return Response.json(list)
        if (pathname.endsWith('/getbeneficairiesbyId')) return Response.json(saved)
        if (pathname.includes('verificationcode')) return Response.json({ successful: true })
        if (!pathname.endsWith('/nominations')) return Response.json({}, { status: 501 })
        if (request.method === 'GET') {
          if (nominations === 'hang') return new Promise<never>(() => undefined)
          return nominations ? Response.json({ nominations }) : Response.json({}, { status: 400 })
        }
        sent.push(await request.json())
        const errors = [{ field: 'beneficiaries.0.firstName', code: 'required' }]
        if (answer === 'refuse') return Response.json({ successful: false, errors }, { status: 422 })
        if (answer === 'fail') return Response.json({}, { status: 503 })
        return Response.json({ successful: true, request: exampleNominationRequest })
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
        {leaves && (
          <button type="button" onClick={() => setHere(!isHere)}>
            Leave or come back
          </button>
        )}
        {isHere && <BeneficiariesPage services={services} />}
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/Beneficiaries',
  component: Story,
  parameters: { layout: 'fullscreen' },
  args: { list: [exampleLifePolicy()], nominations: [exampleNomination()] },
} satisfies Meta<typeof Story>
export default meta
type Stories = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

async function nameMax(page: Canvas) {
  const group = within(await page.findByRole('group', { name: 'Beneficiary 1' }))
  await userEvent.type(group.getByLabelText('First name'), 'Max')
  await userEvent.type(group.getByLabelText('Last name'), 'Sample')
  await userEvent.type(group.getByLabelText('Day'), '2')
  await userEvent.type(group.getByLabelText('Month'), '11')
  await userEvent.type(group.getByLabelText('Year'), '1990')
  await userEvent.selectOptions(group.getByLabelText('Relationship'), 'Child')
  await userEvent.type(group.getByRole('combobox', { name: 'Country of citizenship' }), 'Australia')
  await userEvent.click(group.getByLabelText('Same address as mine'))
  await userEvent.type(group.getByLabelText('Share of benefit (%)'), '100')
}

const submit = (page: Canvas) => userEvent.click(page.getByRole('button', { name: 'Ask for this change' }))

export const Empty: Stories = {
  async play({ canvas }) {
    await canvas.findByRole('group', { name: 'Beneficiary 1' })
    await expect(canvas.getByText('This replaces everyone who’s named now')).toBeVisible()
    await expect(canvas.queryByText('What kind of nomination do you want?')).toBeNull()
  },
}

export const Errors: Stories = {
  async play({ canvas }) {
    await canvas.findByRole('group', { name: 'Beneficiary 1' })
    await submit(canvas)
    const summary = within(await canvas.findByRole('alert'))
    await expect(summary.getByRole('link', { name: 'Enter their date of birth' })).toBeVisible()
    await expect(sent).toEqual([])
  },
}

export const Filled: Stories = {
  async play({ canvas }) {
    await nameMax(canvas)
    await canvas.findByText('Total 100%')
  },
}

export const SharesBelow100Percent: Stories = {
  async play({ canvas }) {
    await nameMax(canvas)
    const share = canvas.getByLabelText('Share of benefit (%)')
    await userEvent.clear(share)
    await userEvent.type(share, '90')
    await submit(canvas)
    await canvas.findByRole('link', {
      name: 'Please ensure that all beneficiaries benefit % add to a total of 100%.',
    })
    await expect(sent).toEqual([])
  },
}

/** Sent once the customer has shown that it is them. */
export const Sent: Stories = {
  async play({ canvas }) {
    await nameMax(canvas)
    await submit(canvas)
    await proveByCode()
    await canvas.findByText('We have your request')
    await expect(
      canvas.getByText(
        'We’ll pass it on to Mallee Life Company. Your reference is HJ4KMN7P, and we’ve emailed it to you. Who’s named stays as it was until the insurer confirms the change. We’ll email you then.',
      ),
    ).toBeVisible()
    await expect(sent).toEqual([
      {
        policyId: 'p-1',
        nomination_Type: 'nominated',
        beneficiaries: [
          expect.objectContaining({
            first_Name: 'Max',
            last_Name: 'Sample',
            date_of_Birth: '1990-11-02',
            relationship_to_Policy_Holder: 'Child',
            address: null,
            address_Same: true,
            benefit_Percent: 100,
          }),
        ],
      },
    ])
  },
}

/** The input is there again when the page is. */
export const StoredWhenLeft: Stories = {
  args: { leaves: true },
  async play({ canvas }) {
    await nameMax(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or come back' }))
    await waitFor(() => expect(canvas.queryByLabelText('First name')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Leave or come back' }))
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Max'))
    await expect(canvas.getByLabelText('Share of benefit (%)')).toHaveValue('100')
  },
}

export const Refused: Stories = {
  args: { answer: 'refuse' },
  async play({ canvas }) {
    await nameMax(canvas)
    await submit(canvas)
    await proveByCode()
    await canvas.findByText('We can’t take this request. Call us and we’ll sort it out with you.')
    await expect(canvas.getByLabelText('First name')).toHaveValue('Max')
  },
}

/** Inside super the nomination has a kind, and only dependants may be named. */
export const InsideSuper: Stories = {
  args: {
    list: [exampleWholePolicy()],
    nominations: [exampleNomination({ policyId: 'p-2', current: null })],
  },
  async play({ canvas }) {
    const group = within(await canvas.findByRole('group', { name: 'Beneficiary 1' }))
    await expect(canvas.getByRole('radio', { name: /^Binding/ })).toBeVisible()
    await expect(group.queryByRole('option', { name: 'Sibling' })).toBeNull()
    await submit(canvas)
    await canvas.findByRole('link', { name: 'Choose a binding or a non-binding nomination' })
  },
}

export const SeveralPolicies: Stories = {
  args: {
    list: [exampleLifePolicy(), exampleWholePolicy()],
    nominations: [exampleNomination(), exampleNomination({ policyId: 'p-2', current: null })],
  },
  async play({ canvas }) {
    await expect(canvas.queryByRole('group', { name: 'Beneficiary 1' })).toBeNull()
    await userEvent.click(await canvas.findByRole('radio', { name: /Neota Life/ }))
    await canvas.findByRole('group', { name: 'Beneficiary 1' })
  },
}

export const SavedPeople: Stories = {
  args: {
    saved: [
      {
        beneficiaryId: 'b-1',
        first_Name: 'Jamie',
        last_Name: 'Sample',
        relationship_to_Policy_Holder: 'Spouse',
        benefit_Percent: 100,
      },
    ],
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the person from my account' }))
    await waitFor(() => expect(canvas.getByLabelText('First name')).toHaveValue('Jamie'))
    await expect(canvas.queryByRole('button', { name: 'Use the person from my account' })).toBeNull()
  },
}

export const NoLifeCover: Stories = {
  args: { nominations: [] },
  async play({ canvas }) {
    await canvas.findByText('There’s no life cover to name anyone on')
  },
}

export const Loading: Stories = { args: { nominations: 'hang' } }

export const Failed: Stories = {
  args: { nominations: null },
  async play({ canvas }) {
    await canvas.findByText('We couldn’t get your beneficiaries')
  },
}
