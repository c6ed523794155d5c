/** For the tests of a site with a tag manager, before their first. */
export { buildTaggedSite as default } from './taggedSite.ts'
