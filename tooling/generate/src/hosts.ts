import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { INVENTORY, inventoryWith } from './inventoryWith.ts'
import { nameOf } from './names.ts'
import { type Plan, Refusal } from './Plan.ts'

const SITE = /^ {2}link: 'https:\/\/www\.([a-z0-9.-]+)',$/m
const EMAIL = /^ {2}email: '([^']+)',$/m

/** Adds a brand whose folder exists already to the inventory of hosts: one that the brand studio made. */
export function planHosts(root: string, name: string): Plan {
  const account = nameOf(name).kebab
  const path = `apps/${account}/src/brand.ts`
  if (!existsSync(join(root, path)))
    throw new Refusal(`There is no brand "${account}": ${path} is missing. Unpack its folder in apps first.`)
  const source = readFileSync(join(root, path), 'utf8')
  const domain = SITE.exec(source)?.[1]
  const email = EMAIL.exec(source)?.[1]
  if (domain === undefined || email === undefined)
    throw new Refusal(
      `${path} needs a line for link, as 'https://www.banksiacover.example', and one for email.`,
    )
  return {
    files: new Map([[INVENTORY, inventoryWith(root, { account, domain, email })]]),
    remains: [
      `apps/${account}/src/brand.ts: office and words are made up, and so is what you did not give of the rest`,
      `apps/${account}/src/home/copy.ts: the words of the home page`,
      `apps/${account}/public/social.png: the picture of shared links, until you have your own`,
    ],
    brand: account,
  }
}
