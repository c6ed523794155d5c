import { buildTaggedSite } from './taggedSite.ts'

await buildTaggedSite()
