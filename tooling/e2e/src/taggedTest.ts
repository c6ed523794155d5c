import { taggedSite } from './taggedSite.ts'
import { test as base } from './test.ts'

/** On the site with a tag manager. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: a fixture without others
  baseURL: async ({}, use) => use(await taggedSite()),
})
