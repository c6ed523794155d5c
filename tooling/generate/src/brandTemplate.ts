import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { coloursFrom, makeTheme } from '@coverkit/ui/theme'
import type { BrandAnswers } from './BrandAnswers.ts'
import { drawSocialPicture } from './drawSocialPicture.ts'
import { nameOf } from './names.ts'
import { fillTemplate } from './readFolder.ts'

/** The brand that has always been here: what every brand has alike is read there. */
const FRAME_OF = 'wattlebird'
const FRAME = [
  'index.html',
  'tsconfig.json',
  'turbo.json',
  'vite.config.ts',
  'src/brand.test.ts',
  'src/brandTheme.css.ts',
  'src/main.tsx',
]

/** Where nobody chose a colour, the name does. */
const COLOURS = ['#1D5B9E', '#2B6E5B', '#8A3B6B', '#9A4A1F', '#3F4E9C', '#5E5A1E', '#7A3030', '#28646E']

/** Where a brand is taken to be, by the area code of its phone. */
const OFFICES: Readonly<Record<string, { city: string; timeZone: string; postTown: string }>> = {
  '02': { city: 'Sydney', timeZone: 'Australia/Sydney', postTown: 'Sydney NSW 2001' },
  '03': { city: 'Melbourne', timeZone: 'Australia/Sydney', postTown: 'Melbourne VIC 3001' },
  '07': { city: 'Brisbane', timeZone: 'Australia/Brisbane', postTown: 'Brisbane QLD 4001' },
  '08': { city: 'Perth', timeZone: 'Australia/Perth', postTown: 'Perth WA 6848' },
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @returns the files of a brand of its own, made from the generator's template, by path from the root */
export function brandTemplate(root: string, answers: BrandAnswers): ReadonlyMap<string, string | Buffer> {
  const { account, title } = answers
  const read = (file: string) => readFileSync(join(root, 'apps', FRAME_OF, file), 'utf8')
  const target = `apps/${account}`
  const given = coloursFrom(answers.colour ?? colourOf(account))
  const colours = Object.fromEntries(Object.entries(given).map(([name, hex]) => [name, hex.toUpperCase()]))
  const { light, dark } = makeTheme({ colours: given, radius: 0 })
  const values = {
    ...answers,
    ...colours,
    ...(OFFICES[answers.phone.slice(0, 2)] ?? OFFICES['02']),
    title: JSON.stringify(title),
    xmlTitle: escapeXml(title),
    legalName: JSON.stringify(answers.legalName),
    colours: JSON.stringify(colours),
    darkAction: dark.colour.action.toUpperCase(),
  }
  const fill = (text: string) =>
    Object.entries(values).reduce(
      (filled, [name, value]) => filled.replaceAll(`{{${name}}}`, () => `${value}`),
      text,
    )
  const manifest = JSON.parse(read('package.json'))
  const config = JSON.parse(read('coverkit.config.json'))
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`
  const social = drawSocialPicture({
    ground: '#FFFFFF',
    tile: light.colour.actionTint,
    action: given.action,
    accent: given.accent,
  })
  return new Map<string, string | Buffer>([
    ...FRAME.map((file) => [`${target}/${file}`, read(file)] as const),
    [
      `${target}/package.json`,
      json({ ...manifest, name: `@coverkit/${account}`, description: `The ${title} brand.` }),
    ],
    [`${target}/coverkit.config.json`, json({ ...config, tagManagerId: null, localPort: answers.port })],
    ...[...fillTemplate('brand', target, { 'this-brand': nameOf(account) })].map(
      ([path, text]) => [path, fill(text)] as const,
    ),
    [`${target}/public/social.png`, social],
  ])
}

function colourOf(account: string): string {
  const sum = [...account].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7)
  return COLOURS[sum % COLOURS.length] ?? '#1D5B9E'
}
