import { heading } from '../src/calculator.ts'
import { expectSound } from '../src/expectSound.ts'
import { newEmail } from '../src/identity.ts'
import { pressOn, tabTo, typeInto } from '../src/keyboard.ts'
import { mailedCode, mailedMatch } from '../src/mailbox.ts'
import { places } from '../src/places.ts'
import { expect, test } from '../src/test.ts'

interface Listed {
  readonly reference: string
  readonly kind: string
  readonly fields: object
}

// Takes over 5 s: a whole form by keyboard, with axe on each of its three states.
test('a person without an account claims for someone who has died, by keyboard at 320 px', async ({
  page,
  trouble,
}) => {
  trouble.expect(/^422 \/api\/v1\/claims\/death$/, 'a wrong code is refused')
  const email = newEmail()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/get-help')
  await pressOn(
    page,
    page.getByRole('link', { name: 'Claim for someone who has died', exact: true }),
    'Enter',
  )
  await expect(heading(page, 'Claim for someone who has died')).toBeVisible()
  await pressOn(page, page.getByRole('button', { name: 'Email me a code' }), 'Enter')
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  await expectSound(page)

  await typeInto(page, page.getByLabel('Their full name'), 'Kim Example')
  for (const [group, parts] of [
    [/^Their date of birth/, { Day: '27', Month: '3', Year: '1958' }],
    [/^The date they died/, { Day: '20', Month: '6', Year: '2026' }],
  ] as const)
    for (const [part, text] of Object.entries(parts))
      await typeInto(page, page.getByRole('group', { name: group }).getByLabel(part, { exact: true }), text)
  await typeInto(page, page.getByLabel('Your full name'), 'Robin Example')
  await tabTo(page, page.getByLabel('What was your relationship to them?'))
  await page.keyboard.type('They were my parent')
  await tabTo(page, page.getByRole('radio', { name: 'By phone' }))
  await page.keyboard.press('Space')
  await typeInto(page, page.getByLabel('Your phone number'), '0491570006')
  await typeInto(page, page.getByLabel('Your email'), email)
  await pressOn(page, page.getByRole('checkbox', { name: /^I agree that you may pass on/ }), 'Space')
  await pressOn(page, page.getByRole('button', { name: 'Email me a code' }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Enter the code we’ve emailed you' })).toBeFocused()
  await expectSound(page)

  const code = await mailedCode(email)
  const field = page.getByLabel('Code', { exact: true })
  await typeInto(page, field, code === '000000' ? '000001' : '000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^That code isn’t right, or it has run out/)).toBeVisible()
  await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(code)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'We have your claim')).toBeVisible()
  await expectSound(page)

  const [reference = ''] = /[A-Z\d]{8}/.exec(await page.getByText(/^Your reference is/).innerText()) ?? []
  expect(await mailedMatch(email, /Your reference is \w+/)).toContain(reference)
  const answer = await fetch(`${places.api}/sandbox/claims`, { headers: { accept: 'application/json' } })
  const claim = ((await answer.json()) as Listed[]).find((one) => one.reference === reference)
  expect(claim).toMatchObject({
    kind: 'death',
    fields: {
      insuredName: 'Kim Example',
      dateOfBirth: '1958-03-27',
      eventDate: '2026-06-20',
      relationship: 'child',
      claimantName: 'Robin Example',
      email,
    },
  })
  expect(addresses.filter((address) => /Kim|Robin|1958|example\.com/.test(address))).toEqual([])
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(stored).not.toMatch(/Kim Example|Robin/)
})

test('log-in leads a claimant without an account to it', async ({ page }) => {
  await page.goto('/account/make-a-claim/your-claim')
  const link = page.getByRole('link', { name: 'Claim for someone who has died', exact: true })
  await expect(link).toHaveAttribute('href', '/claim-after-a-death')
  await link.click()
  await expect(heading(page, 'Claim for someone who has died')).toBeVisible()
})
