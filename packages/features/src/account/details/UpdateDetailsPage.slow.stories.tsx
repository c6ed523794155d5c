import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PageServicesProvider } from '#common/page-services/index.ts'
import { AppStory } from '#common/testing/AppStory.tsx'
import { proofDialog, proveByCode, proveByPassword } from '#identity-check/proof/testing/giveProof.ts'
import { exampleLifePolicy } from '#policies/testing/examplePolicies.ts'
import { type FakeDetails, fakeDetails, nobodyYet, openAccount, zoe } from './fakeDetails.fixture.ts'
import { UpdateDetailsPage } from './UpdateDetailsPage.tsx'

interface StoryProps {
  readonly has: Partial<FakeDetails>
}

let backend: FakeDetails

function UpdateDetailsStory({ has }: StoryProps) {
  const [{ services }] = useState(() => {
    const made = fakeDetails(has)
    backend = made.has
    return made
  })
  const customer = {
    user: { id: 'ann', email: 'ann@example.com', firstName: 'Zoë', lastName: 'Nguyễn' },
    rememberMe: true,
    sharedComputer: false,
  }
  return (
    <PageServicesProvider services={services}>
      <AppStory>
        <UpdateDetailsPage services={services} customer={customer} />
      </AppStory>
    </PageServicesProvider>
  )
}

const meta = {
  title: 'Screens/Account/Update details',
  component: UpdateDetailsStory,
  parameters: { layout: 'fullscreen' },
  args: { has: {} },
} satisfies Meta<typeof UpdateDetailsStory>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const region = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
const press = async (canvas: Pick<Canvas, 'findByRole'>, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }))
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

const UNCONFIRMED =
  'We only email codes to an address that has been confirmed, and yours hasn’t been yet. Call or write to us and we’ll sort it out with you.'

/** Has a code mailed for the change on the screen, and enters it. */
async function enterMailedCode(section: Awaited<ReturnType<typeof region>>): Promise<void> {
  await press(section, 'Email me a code')
  await userEvent.type(await section.findByRole('textbox', { name: 'Code' }), '204816')
}

/** Enters another mobile and the code that was mailed for it. */
async function changeMobile(canvas: Canvas): ReturnType<typeof region> {
  await press(canvas, 'Change mobile')
  const section = await region(canvas, 'Mobile')
  await retype(await section.findByRole('textbox', { name: 'Mobile' }), '0491 570 156')
  await enterMailedCode(section)
  return section
}

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zoë Nguyễn')).toBeVisible()
    await expect(canvas.getByText('12 Sample Street, Newtown NSW 2042')).toBeVisible()
    await expect(canvas.getByText('0491 570 006')).toBeVisible()
    await expect(canvas.getByText('ann@example.com')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Email me news and offers' })).not.toBeChecked()
    await expect(canvas.queryByRole('region', { name: 'Old email address' })).toBeNull()
  },
}

export const Empty: Story = {
  args: { has: { user: nobodyYet, policies: 0, closing: { ...openAccount, running: [] } } },
}

export const Errors: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change address')
    const section = await region(canvas, 'Address')
    await retype(await section.findByRole('textbox', { name: 'Postcode' }), '20')
    await press(section, 'Save')
    await expect(await section.findByRole('alert')).toHaveTextContent('Enter your 4-digit postcode')
  },
}

export const EmptyAccountToClose: Story = {
  args: { has: { user: nobodyYet, policies: 0, closing: { ...openAccount, running: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Not given yet')).toHaveLength(6)
    await press(canvas, 'Change mobile')
    await expect(canvas.queryByRole('group', { name: /Which insurers/ })).toBeNull()
    await press(await region(canvas, 'Close my account'), 'Close my account')
    await expect(
      await canvas.findByText('You have no policies, applications, transfers or claims with us.'),
    ).toBeVisible()
  },
}

export const Loading: Story = {
  args: { has: { isSilent: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Getting your details')).toBeVisible()
    // The other regions wait: the details would push them down under the visitor's pointer.
    await expect(canvas.queryByRole('region', { name: 'Close my account' })).toBeNull()
  },
}

export const Failed: Story = {
  args: { has: { failing: ['/users', '/closing', '/PoliciesList'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t get your details')).toBeVisible()
  },
}

export const FailedThenLoaded: Story = {
  args: { has: { failing: ['/users', '/closing', '/PoliciesList'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t get your details')).toBeVisible()
    await expect(await canvas.findByText(/^We couldn’t get the list of your policies/)).toBeVisible()
    await expect(
      await canvas.findByText('We couldn’t work out what closing your account would mean'),
    ).toBeVisible()
    backend.failing = []
    const [details] = await canvas.findAllByRole('button', { name: 'Try again' })
    if (details) await userEvent.click(details)
    await expect(await canvas.findByText('Zoë Nguyễn')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
}

export const SavesAnAddress: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change address')
    const section = await region(canvas, 'Address')
    const street = await section.findByRole('textbox', { name: 'Street address' })
    await expect(street).toHaveFocus()
    await retype(street, '7 New Road')
    await retype(section.getByRole('textbox', { name: 'Postcode' }), '20')
    await expect(section.queryByText(/This is how it will look/)).toBeNull()
    await press(section, 'Save')
    await expect(await section.findByRole('alert')).toHaveTextContent('Enter your 4-digit postcode')
    await userEvent.type(section.getByRole('textbox', { name: 'Postcode' }), '37')
    await expect(section.getByText('This is how it will look: 7 New Road, Newtown NSW 2037')).toBeVisible()
    const insurers = within(section.getByRole('group', { name: /Which insurers should we tell/ }))
    await expect(insurers.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
    await userEvent.click(insurers.getByRole('checkbox', { name: /policy ••• 121/ }))
    await press(section, 'Save')
    await expect(await section.findByText('Your change is saved')).toBeVisible()
    await expect(await section.findByText('7 New Road, Newtown NSW 2037')).toBeVisible()
    await waitFor(() => expect(section.getByRole('button', { name: 'Change address' })).toHaveFocus())
    await expect(backend.seen).toEqual([
      {
        mailing_Street: '7 New Road',
        mailing_City: 'Newtown',
        mailing_State: 'NSW',
        mailing_Zip: '2037',
        version: 'v1',
        notify: ['3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d0'],
      },
    ])
  },
}

export const FailedSave: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change name')
    const section = await region(canvas, 'Name')
    await retype(await section.findByRole('textbox', { name: 'Last name' }), 'Tran')
    backend.failing = ['/UpdateUser']
    await press(section, 'Save')
    await expect(await section.findByRole('alert')).toHaveTextContent(
      'Your change isn’t saved yetThat didn’t work. Check what you entered and try again.',
    )
    await expect(section.getByRole('textbox', { name: 'Last name' })).toHaveValue('Tran')
    backend.failing = []
    await press(section, 'Save')
    await expect(await section.findByText('Zoë Tran')).toBeVisible()
  },
}

export const ChangesMobileWithACode: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change mobile')
    const section = await region(canvas, 'Mobile')
    const field = await section.findByRole('textbox', { name: 'Mobile' })
    await expect(field).toHaveFocus()
    await expect(section.getByRole('button', { name: 'Save' })).toBeVisible()
    await retype(field, '0491 570 156')
    backend.failing = ['/sendverificationcodebyemail']
    await press(section, 'Email me a code')
    await expect(await section.findByRole('alert')).toHaveTextContent('We couldn’t send the code')
    await expect(field).toHaveValue('0491 570 156')
    backend.failing = []
    backend.isUnconfirmed = true
    await press(section, 'Email me a code')
    await expect(await section.findByText(UNCONFIRMED)).toBeVisible()
    backend.isUnconfirmed = false
    await press(section, 'Email me a code')
    await expect(
      await section.findByText(
        'We’ve emailed a code to ann@example.com. We don’t send it to your mobile. It works for 10 minutes, and we’ll change your number once you enter it.',
      ),
    ).toBeVisible()
    const code = section.getByRole('textbox', { name: 'Code' })
    await waitFor(() => expect(code).toHaveFocus())
    await press(section, 'Save')
    await expect(code).toHaveAccessibleDescription(/Enter the six digits of the code$/)
    await userEvent.type(code, '111111')
    await press(section, 'Save')
    await waitFor(() =>
      expect(code).toHaveAccessibleDescription(/That code isn’t right. Check it and try again.$/),
    )
    await expect(section.queryByRole('alert', { name: /isn’t saved yet/ })).toBeNull()
    await expect(backend.user.mobile).toBe('+61491570006')
    await press(section, 'Use another number')
    await expect(await section.findByRole('textbox', { name: 'Mobile' })).toHaveValue('0491 570 156')
    await enterMailedCode(section)
    await press(section, 'Save')
    await expect(await section.findByText('Your change is saved')).toBeVisible()
    await expect(section.getByText('0491 570 156')).toBeVisible()
    await waitFor(() => expect(section.getByRole('button', { name: 'Change mobile' })).toHaveFocus())
    await expect(backend.seen.at(-1)).toMatchObject({ mobile: '+61491570156', code: '204816' })
  },
}

export const ChangedInAnotherTab: Story = {
  args: { has: { meanwhile: { mobile: '+61491570110' } } },
  play: async ({ canvas }) => {
    const section = await changeMobile(canvas)
    const asked = Promise.withResolvers<void>()
    const reading = Promise.withResolvers<void>()
    backend.beforeDetails = () => {
      asked.resolve()
      return reading.promise
    }
    await press(section, 'Save')
    await asked.promise
    await new Promise(requestAnimationFrame)
    await expect(section.queryByRole('alert')).toBeNull()
    await expect(section.getByRole('button', { name: 'Saving' })).toBeVisible()
    reading.resolve()
    const alert = within(await section.findByRole('alert'))
    await expect(alert.getByText('This was changed in another tab.')).toBeVisible()
    await expect(alert.getByText('What we have now: 0491 570 110')).toBeVisible()
    await expect(alert.getByText('What you entered here: 0491 570 156')).toBeVisible()
    await expect(section.getByRole('textbox', { name: 'Code' })).toHaveValue('204816')
    await press(alert, 'Save what I entered here')
    await expect(await section.findByText('Your change is saved')).toBeVisible()
    await expect(backend.user.mobile).toBe('+61491570156')
  },
}

export const LeavesWhatAnotherTabSaved: Story = {
  args: { has: { meanwhile: { mobile: '+61491570110' } } },
  play: async ({ canvas }) => {
    const section = await changeMobile(canvas)
    await press(section, 'Save')
    await press(section, 'Leave it as it is now')
    await expect(await section.findByText('0491 570 110')).toBeVisible()
    await waitFor(() => expect(section.getByRole('button', { name: 'Change mobile' })).toHaveFocus())
    await expect(section.queryByText('Your change is saved')).toBeNull()
    await expect(backend.user.mobile).toBe('+61491570110')
  },
}

export const ShowsAChangeAtOnce: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Email me news and offers' })
    const section = await region(canvas, 'Name')
    const reading = Promise.withResolvers<void>()
    backend.beforeDetails = () => reading.promise
    await press(section, 'Change name')
    await retype(await section.findByRole('textbox', { name: 'Last name' }), 'Tran')
    await press(section, 'Save')
    await expect(await section.findByText('Your change is saved')).toBeVisible()
    await expect(section.getByText('Zoë Tran')).toBeVisible()
    await userEvent.click(box)
    await expect(await canvas.findByText('Saved. We’ll email you news and offers.')).toBeVisible()
    await expect(box).toBeChecked()
    reading.resolve()
  },
}

export const OtherDetailsChangedInAnotherTab: Story = {
  args: { has: { meanwhile: { mailing_City: 'Glebe' } } },
  play: async ({ canvas }) => {
    const section = await changeMobile(canvas)
    await press(section, 'Save')
    await expect(await section.findByText('Your change is saved')).toBeVisible()
    await expect([backend.user.mobile, backend.user.mailing_City]).toEqual(['+61491570156', 'Glebe'])
    await expect(await canvas.findByText('12 Sample Street, Glebe NSW 2042')).toBeVisible()
  },
}

export const ChangesDateOfBirth: Story = {
  args: { has: { own: [exampleLifePolicy()] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Change date of birth')
    const section = await region(canvas, 'Date of birth')
    const year = await section.findByRole('textbox', { name: 'Year' })
    await retype(year, '2030')
    await press(section, 'Save')
    await expect(
      await section.findByRole('link', { name: 'Your date of birth must be in the past' }),
    ).toBeVisible()
    await retype(year, '1979')
    await press(section, 'Save')
    await expect(
      await section.findByText(
        'Mallee Life Company, policy ••• 345: $57.71 a month as it is, $50.33 a month with this change.',
      ),
    ).toBeVisible()
    await expect(section.getByText(/^Saving this doesn’t change your policy\./)).toBeVisible()
    await expect(backend.seen).toEqual([{ insured: { dateOfBirth: '1979-03-27' } }])
    await press(section, 'Save this change')
    await expect(await section.findByText('27 March 1979')).toBeVisible()
    await expect(backend.user.date_of_Birth).toBe('1979-03-27')
  },
}

export const ChangesSmokingWithoutAPolicy: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change smoking')
    const section = await region(canvas, 'Smoking')
    await userEvent.click(await section.findByRole('radio', { name: 'Yes' }))
    await press(section, 'Save')
    await expect(await section.findByText('You smoke')).toBeVisible()
    await expect(backend.user.smoker).toBe(true)
  },
}

export const FailedPremium: Story = {
  args: { has: { own: [exampleLifePolicy()], failing: ['/policies/preview'] } },
  play: async ({ canvas }) => {
    await press(canvas, 'Change smoking')
    const section = await region(canvas, 'Smoking')
    await userEvent.click(await section.findByRole('radio', { name: 'Yes' }))
    await press(section, 'Save')
    await expect(
      await section.findByText(/^We couldn’t work out what this could do to your premium\./),
    ).toBeVisible()
    await press(section, 'Save this change')
    await expect(await section.findByText('You smoke')).toBeVisible()
  },
}

export const ChangesWork: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change work and income')
    const section = await region(canvas, 'Work and income')
    const occupation = await section.findByRole('combobox', { name: 'Occupation' })
    await expect(occupation).toHaveValue('Administrator (office)')
    await retype(occupation, 'actu')
    await userEvent.click(await section.findByRole('option', { name: 'Actuary' }))
    await userEvent.selectOptions(section.getByRole('combobox', { name: 'Employment status' }), 'Part-time')
    await retype(section.getByRole('textbox', { name: /Annual earnings/ }), '60k')
    await press(section, 'Save')
    await expect(await section.findByText('Actuary, Part-time, $60,000 a year')).toBeVisible()
    await expect([backend.user.occupation_ID, backend.user.annual_Income]).toEqual([3, 60_000])
  },
}

export const ChangesEmail: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change email')
    const section = await region(canvas, 'Email')
    const field = await section.findByRole('textbox', { name: 'New email address' })
    await userEvent.type(field, 'ann@example.com')
    await press(section, 'Email a code to the new address')
    await expect(field).toHaveAccessibleDescription(
      /Enter a new email address. That’s the one you already have$/,
    )
    await retype(field, 'zoe@example.com')
    await press(section, 'Email a code to the new address')
    const dialog = await proofDialog()
    await press(dialog, 'Continue')
    await expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password$/)
    await proveByPassword()
    await section.findByRole('textbox', { name: 'Code' })
    // The log-in asks, so that the session of the page proves nothing, and ends.
    await expect(backend.seen.slice(-2)).toEqual([
      [
        'updateUserAttributes',
        { AccessToken: 'a', UserAttributes: [{ Name: 'email', Value: 'zoe@example.com' }] },
      ],
      ['revokeToken', { Token: 'r' }],
    ])
    const code = await section.findByRole('textbox', { name: 'Code' })
    await expect(section.getByText(/^We’ve emailed a code to zoe@example.com/)).toBeVisible()
    backend.refusal = { name: 'CodeMismatchException', message: '', status: 400 }
    await userEvent.type(code, '111111')
    await press(section, 'Change my email')
    await expect(await section.findByRole('alert')).toHaveTextContent('That code isn’t right.')
    backend.refusal = null
    await retype(code, '204816')
    await press(section, 'Change my email')
    await expect(await section.findByText('From now on, log in with zoe@example.com.')).toBeVisible()
    await expect(backend.seen.slice(-2)).toEqual([
      ['verifyUserAttribute', { AccessToken: 'access', AttributeName: 'email', Code: '204816' }],
      {
        email: 'zoe@example.com',
        notify: ['3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d0', '3d1f0a5e-8c4b-4f69-b1f4-7a2a54f0c9d1'],
      },
    ])
  },
}

export const ChangesEmailWithACode: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change email')
    const section = await region(canvas, 'Email')
    await userEvent.type(
      await section.findByRole('textbox', { name: 'New email address' }),
      'zoe@example.com',
    )
    await press(section, 'Email a code to the new address')
    const dialog = await proofDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'With a code by email' }))
    backend.isUnconfirmed = true
    await press(dialog, 'Email me a code')
    await expect(await dialog.findByText(UNCONFIRMED)).toBeVisible()
    backend.isUnconfirmed = false
    await press(dialog, 'Email me a code')
    await expect(await dialog.findByText(/^A code is on its way to ann@example.com/)).toBeVisible()
    backend.codeIsWrong = true
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code' }), '204816')
    await press(dialog, 'Continue')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The code may be wrong or too old.')
    backend.codeIsWrong = false
    await press(dialog, 'Continue')
    await expect(await section.findByText(/^We’ve emailed a code to zoe@example.com/)).toBeVisible()
    await expect(backend.seen.at(-1)).toEqual([
      'updateUserAttributes',
      {
        AccessToken: 'access',
        UserAttributes: [{ Name: 'email', Value: 'zoe@example.com' }],
      },
    ])
  },
}

const OLD = { email: 'ann.old@example.com', until: '2026-12-06T04:15:00.000Z' }

export const FormerEmails: Story = {
  args: {
    has: {
      formerEmails: [
        OLD,
        {
          email: 'a.very.long.address.of.many.words@subdomain.example.com',
          until: '2026-12-07T04:15:00.000Z',
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Old email address')
    await expect(
      section.getByText(
        /^Until 6 December 2026, \d+:\d\d [ap]m, the password for your account can still be reset with ann\.old@example\.com\.$/,
      ),
    ).toBeVisible()
    await expect(section.getByText(/^Until 7 December 2026, .* a\.very\.long\.address/)).toBeVisible()
    await expect(section.getByRole('button', { name: 'Stop using my old address now' })).toBeVisible()
  },
}

export const ReleasesFormerEmail: Story = {
  args: { has: { formerEmails: [OLD] } },
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Old email address')
    await press(section, 'Stop using my old address now')
    const field = await section.findByLabelText('Password')
    await expect(field).toHaveFocus()
    await press(section, 'Cancel')
    await expect(section.getByRole('button', { name: 'Stop using my old address now' })).toHaveFocus()
    await press(section, 'Stop using my old address now')
    await press(section, 'Stop using my old address')
    await expect(section.getByLabelText('Password')).toHaveAccessibleDescription(/Enter your password$/)
    await expect(section.getByLabelText('Password')).toHaveFocus()
    await userEvent.type(section.getByLabelText('Password'), 'Password1!')
    const refusals = [
      [
        'NotAuthorizedException',
        'Incorrect username or password.',
        'That password isn’t right. Check it and try again.',
      ],
      [
        'NotAuthorizedException',
        'Password attempts exceeded',
        'Too many wrong passwords. Wait a few minutes, then try again.',
      ],
      ['NetworkError', '', 'We couldn’t connect. Check your connection and try again.'],
    ] as const
    for (const [name, message, sentence] of refusals) {
      backend.refusal = { name, message, status: 400 }
      await press(section, 'Stop using my old address')
      await waitFor(() => expect(section.getByRole('alert')).toHaveTextContent(sentence))
    }
    backend.refusal = null
    await press(section, 'Stop using my old address')
    await expect(await section.findByText('Your old address no longer works for your account')).toBeVisible()
    await expect(
      section.getByText('Nobody can use it to get in any more. We’ve emailed both addresses.'),
    ).toBeVisible()
    await expect(section.queryByText(/^Until/)).toBeNull()
    await expect(section.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('heading', { name: 'Old email address' })).toHaveFocus()
    await expect(backend.seen.at(-1)).toEqual([
      'releaseFormerEmail',
      { AccessToken: 'access', Password: 'Password1!' },
    ])
  },
}

export const EmailChangedJustNow: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Change email')
    const section = await region(canvas, 'Email')
    await userEvent.type(
      await section.findByRole('textbox', { name: 'New email address' }),
      'zoe@example.com',
    )
    await press(section, 'Email a code to the new address')
    await proveByPassword()
    await userEvent.type(await section.findByRole('textbox', { name: 'Code' }), '204816')
    backend.formerEmails = [OLD]
    await press(section, 'Change my email')
    await expect(await canvas.findByRole('region', { name: 'Old email address' })).toBeVisible()
  },
}

export const AgreesToNews: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Email me news and offers' })
    await expect(box).not.toBeChecked()
    backend.failing = ['/UpdateUser']
    await userEvent.click(box)
    await expect(await canvas.findByText('Your choice isn’t saved yet')).toBeVisible()
    await expect(box).not.toBeChecked()
    backend.failing = []
    await userEvent.click(box)
    await expect(await canvas.findByText('Saved. We’ll email you news and offers.')).toBeVisible()
    await waitFor(() => expect(box).toBeChecked())
    await expect(backend.user.email_Opt_Out).toBe(false)
    await userEvent.click(box)
    await expect(await canvas.findByText('Saved. We won’t email you news and offers.')).toBeVisible()
    await waitFor(() => expect(box).not.toBeChecked())
    await expect(backend.user.email_Opt_Out).toBe(true)
  },
}

export const DownloadsData: Story = {
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Get a copy of your data')
    await press(section, 'Get a copy')
    await press(section, 'Download as PDF')
    await proveByPassword()
    await expect(await section.findByText('Your download has started')).toBeVisible()
    await expect(backend.seen).toContainEqual(['export', 'Bearer fresh'])
    await press(section, 'Get a copy')
    backend.failing = ['/export']
    await press(section, 'Download as JSON')
    await proveByCode()
    await expect(await section.findByRole('alert')).toHaveTextContent('We couldn’t put your data together')
  },
}

export const ClosesWithAPasswordAndUndoes: Story = {
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Close my account')
    await press(section, 'Close my account')
    await expect(await section.findByText('Policy with Mallee Life Company, number ••• 345')).toBeVisible()
    await expect(section.getByText('Transfer of a policy with Zurella')).toBeVisible()
    await expect(
      section.getByText(
        'Applications that you submitted, with your health answers: for 7 years. We have to keep records that show what we did for you. (Corporations Act 2001, section 286)',
      ),
    ).toBeVisible()
    await press(section, 'Close my account in 7 days')
    const dialog = await proofDialog()
    backend.refusal = { name: 'NotAuthorizedException', message: 'Incorrect', status: 400 }
    await userEvent.type(dialog.getByLabelText('Password'), 'Wrong1!')
    await press(dialog, 'Continue')
    await expect(await dialog.findByRole('alert')).toHaveTextContent('That password isn’t right.')
    backend.refusal = null
    await press(dialog, 'Continue')
    await expect(await section.findByText('Your account closes on 30 November 2026')).toBeVisible()
    await expect(backend.seen).toContainEqual(['Bearer fresh', { accountName: 'plain' }])
    await press(section, 'Keep my account')
    await expect(await section.findByRole('button', { name: 'Close my account' })).toBeVisible()
    await expect(backend.closing.closing).toBeNull()
  },
}

export const ClosesWithACode: Story = {
  play: async ({ canvas }) => {
    const section = await region(canvas, 'Close my account')
    await press(section, 'Close my account')
    await press(section, 'Close my account in 7 days')
    const dialog = await proofDialog()
    await userEvent.click(dialog.getByRole('radio', { name: 'With a code by email' }))
    await press(dialog, 'Email me a code')
    await expect(await dialog.findByText(/^A code is on its way to ann@example.com/)).toBeVisible()
    await press(dialog, 'Continue')
    await expect(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await press(dialog, 'Cancel')
    await expect(backend.closing.closing).toBeNull()
    await press(section, 'Close my account in 7 days')
    await proveByCode()
    await expect(await section.findByText('Your account closes on 30 November 2026')).toBeVisible()
    await expect(backend.seen).toContainEqual([null, { accountName: 'plain' }])
  },
}

export const AboutToClose: Story = {
  args: {
    has: {
      user: zoe,
      closing: {
        ...openAccount,
        closing: { requestedAt: '2026-11-23T01:00:00.000Z', closesAt: '2026-11-30T01:00:00.000Z' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account closes on 30 November 2026')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Keep my account' })).toBeVisible()
  },
}
