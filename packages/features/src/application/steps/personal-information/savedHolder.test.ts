import { createApiClient } from '@coverkit/api-client'
import { addHolder } from '@coverkit/core'
import { openDrafts } from '@coverkit/drafts'
import { withRawInput } from '@coverkit/flow-draft'
import { describe, expect, it, vi } from 'vitest'
import { currentFields } from '#common/step-form/currentFields.ts'
import { fakeCustomer } from '#common/testing/fakeCustomer.ts'
import { fakePageServices } from '#common/testing/fakePageServices.ts'
import { withSavedHolder } from '#fields/holder-group'
import { savedHolder } from '#fields/holders/saved-holder'
import { exampleApplication } from '../../testing/exampleApplication.ts'
import { holderAnswers } from './holderAnswers.ts'
import { view } from './view.ts'

const saved = {
  id: 'contact-2',
  first_Name: 'Noor',
  last_Name: 'Example',
  email: 'noor@example.com',
  mobile: '+61491570007',
  date_of_Birth: '1984-02-29',
  mailing_State: 'NSW',
  status: 'Active',
}

/** Renders the page, signed in or not, with an account that returns this answer. */
function page(customer: string | null, answer: () => Response) {
  const fetched = vi.fn(async (request: Request) => {
    expect(request.url).toBe('https://api.example/api/v1/users/GetPolicyHolderbyContactId')
    return answer()
  })
  const client = createApiClient({ baseUrl: 'https://api.example', fetch: fetched })
  const drafts = openDrafts({ brand: crypto.randomUUID() })
  const services = {
    ...fakePageServices({ drafts: () => drafts, behave: () => 'fail' }),
    client: async () => client,
    identity: fakeCustomer(customer).identity,
  }
  return { services, fetched }
}

describe('the second policy holder of an account', () => {
  it('is read for who is signed in', async () => {
    const { services } = page('ann', () => Response.json(saved))
    expect(await savedHolder(services)).toMatchObject({ contactId: 'contact-2', firstName: 'Noor' })
  })

  it('is nobody for a visitor, of whom nothing is requested', async () => {
    const { services, fetched } = page(null, () => Response.json(saved))
    expect(await savedHolder(services)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
  })

  it.each([
    ['none is stored', () => Response.json({}, { status: 404 })],
    ['the one stored was removed', () => Response.json({ ...saved, status: 'Discontinued' })],
    ['nothing is known of them', () => Response.json({ first_Name: null, last_Name: null })],
  ])('is nobody where %s', async (_, answer) => {
    expect(await savedHolder(page('ann', answer).services)).toBeNull()
  })

  it('cannot be known where the service fails', async () => {
    const { services } = page('ann', () => Response.json({}, { status: 501 }))
    await expect(savedHolder(services)).rejects.toThrow()
  })

  it('fills the fields of the second holder, and leaves what the account does not know', async () => {
    const known = await savedHolder(page('ann', () => Response.json(saved)).services)
    if (!known) throw new Error('Nobody is saved')
    const begun = exampleApplication()
    const two = { ...begun, application: addHolder(begun.application, 'holder-two') }
    const typed = withRawInput(two, 'personal-information', 'employer-holder-two', 'Example Pty Ltd')
    const filled = withSavedHolder(holderAnswers, typed, known, 'holder-two')
    const fields = currentFields(view, 'personal-information', filled)
    expect(fields).toMatchObject({
      'firstName-holder-two': 'Noor',
      'lastName-holder-two': 'Example',
      'email-holder-two': 'noor@example.com',
      'mobile-holder-two': '0491 570 007',
      'dateOfBirth-holder-two': ['29', '2', '1984'],
      'state-holder-two': 'NSW',
      'employer-holder-two': 'Example Pty Ltd',
      'firstName-holder-1': '',
    })
    expect(filled.application.holders.map(({ contactId }) => contactId)).toEqual([null, 'contact-2'])
  })
})
