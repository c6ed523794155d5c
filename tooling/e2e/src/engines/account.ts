import { sampleCustomer } from '../sampleCustomers.ts'
import type { Visitor } from './visit.ts'

/**
 * In WebKit, a page that is left while it makes its database stops the next one, until it is loaded again: no script can
 * take back an opening that is under way.
 */
const HAS_DATABASE = `(indexedDB.databases().then((all) => { window.hasDatabase = all.length > 0 }), window.hasDatabase)`
const OPENED = `indexedDB.databases().then(([{ name, version }]) => new Promise((done) => {
  const request = indexedDB.open(name, version)
  request.onsuccess = () => { request.result.close(); done(null) }
}))`

/** Logs in as a sample customer, on the page for it. */
export async function logIn(visitor: Visitor, site: string, name: string): Promise<void> {
  const { email, password } = await sampleCustomer(name)
  await visitor.open(`${site}/login`)
  await visitor.fill('Email', email)
  await visitor.fill('Password', password)
  await visitor.press('Log in', 'main')
  await visitor.seeHeading('Your account')
  await visitor.until(HAS_DATABASE)
  await visitor.run(OPENED)
}
