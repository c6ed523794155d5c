import { logIn } from '../src/engines/account.ts'
import { SITE } from '../src/engines/site.ts'
import { test } from '../src/engines/test.ts'
import { mailedCode } from '../src/mailbox.ts'
import { sampleCustomer } from '../src/sampleCustomers.ts'

const BASE = `${SITE}/account/change-my-cover`
const DOCUMENTS = [
  "I have read the insurer's product disclosure statement and privacy statement",
  "I accept the broker's terms and conditions",
  'The insurer may contact me',
  'I will watch my email for documents',
  'I accept how my personal details are disclosed',
]

// Takes over 5 s: every step of a change, from the log-in to a code by mail.
test('changes to less life cover', async ({ visitor, engine }) => {
  // A customer of an engine: its change stays.
  const name = { Chromium: 'Alex', Firefox: 'Robin', WebKit: 'Casey' }[engine]
  const { email, name: fullName } = await sampleCustomer(name)
  await logIn(visitor, SITE, name)
  await visitor.open(`${BASE}/life-cover`)
  await visitor.fill('Life cover amount', '200000')
  const path = () => visitor.run<string>('location.pathname')
  for (let at = await path(); !at.endsWith('/review-cover'); at = await path()) {
    await visitor.press('Continue')
    await visitor.until(`location.pathname !== ${JSON.stringify(at)}`)
  }
  await visitor.seeHeading('Review your changes')
  await visitor.press('Continue')
  await visitor.tick('I understand my duty')
  await visitor.press('Continue')
  await visitor.seeHeading('Key documents')
  for (const document of DOCUMENTS) await visitor.tick(document)
  await visitor.press('Continue')
  await visitor.see('Not needed for this change')
  await visitor.press('Continue')
  await visitor.seeHeading('Declarations')
  await visitor.tick('I make these declarations')
  await visitor.fill('Type your full name to sign', fullName)
  await visitor.press('Submit changes')
  await visitor.tick('With a code by email')
  await visitor.press('Email me a code')
  await visitor.see('A code is on its way')
  await visitor.fill('Code', await mailedCode(email))
  await visitor.press('Continue', 'Show us it’s you')
  await visitor.seeHeading('Your changes are with us')
})
