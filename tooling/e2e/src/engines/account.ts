import { sampleCustomer } from '../sampleCustomers.ts'
import type { Visitor } from './visit.ts'

/** Logs in as a sample customer, on the page for it. */
export async function logIn(visitor: Visitor, site: string, name: string): Promise<void> {
  const { email, password } = await sampleCustomer(name)
  await visitor.open(`${site}/login`)
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.press('Log in', 'main')
  await visitor.seeHeading('Your account')
  // In WebKit, a page that is left while it loads may stop the next one.
  await visitor.until(`!document.body.innerText.includes('Loading')`)
}
