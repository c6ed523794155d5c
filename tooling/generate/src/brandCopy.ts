import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrandAnswers } from './BrandAnswers.ts'
import { drawSocialPicture } from './brand-files/drawSocialPicture.ts'
import { nameOf } from './names.ts'
import { readFolder } from './readFolder.ts'
import { hueOf, turnHue } from './turnHue.ts'

const TEXT = /\.(tsx?|json|html|svg)$/
const HEX = /#[0-9a-f]{6}\b/gi

/** @returns the files of another brand under this one's names, its hues turned, by path from the root */
export function brandCopy(
  root: string,
  from: string,
  answers: BrandAnswers,
): ReadonlyMap<string, string | Uint8Array> {
  const folder = join(root, 'apps', from)
  const { account, title, colour } = answers
  const action = colourOf(readFileSync(join(folder, 'src/tokens.ts'), 'utf8'), 'action')
  const degrees = colour === null ? degreesOf(account) : (hueOf(colour) - hueOf(action) + 360) % 360
  const turn = (text: string) => text.replaceAll(HEX, (hex) => turnHue(hex, degrees))
  const names = namesOf(readFileSync(join(folder, 'src/brand.ts'), 'utf8'))
  const rename = (text: string) =>
    names
      .reduce((renamed, name) => renamed.replaceAll(name, title), text)
      .replaceAll(nameOf(from).pascal, title)
      .replaceAll(from, account)
  const tokens = turn(readFileSync(join(folder, 'src/tokens.ts'), 'utf8'))
  const social = drawSocialPicture({
    ground: '#FFFFFF',
    tile: colourOf(tokens, 'tint'),
    action: colourOf(tokens, 'action'),
    accent: colourOf(tokens, 'accent'),
  })
  return new Map<string, string | Uint8Array>([
    ...[...readFolder(folder)].map(([path, content]): [string, string | Uint8Array] => {
      if (!TEXT.test(path)) return [`apps/${account}/${path}`, content]
      const text = turn(rename(content.toString()))
      return [`apps/${account}/${path}`, withAnswers(path, text, answers)]
    }),
    [`apps/${account}/public/social.png`, social],
  ])
}

function withAnswers(path: string, text: string, answers: BrandAnswers): string {
  if (path === 'coverkit.config.json') return text.replace(/("localPort": )\d+/, `$1${answers.port}`)
  if (path !== 'src/brand.ts') return text
  const { title, legalName, domain, email, phone, abn, afsl } = answers
  const values = { name: title, legalName, link: `https://www.${domain}`, email, phone }
  const set = (filled: string, [field, value]: readonly [string, string]) =>
    filled.replace(
      new RegExp(`^( {2}${field}: ).+,$`, 'm'),
      (_line, start) => `${start}${JSON.stringify(value)},`,
    )
  return Object.entries(values)
    .reduce(set, text)
    .replace(/^( {2}regNumbers: ).+,$/m, `$1{ abn: '${abn}', afsl: '${afsl}' },`)
}

/** A brand's names in its texts, the longest first: `Red Earth Cover Pty Ltd`, `Red Earth Cover`, `Red Earth`. */
function namesOf(brand: string): readonly string[] {
  const field = (name: string) => new RegExp(`^ {2}${name}: ['"](.+)['"],$`, 'm').exec(brand)?.[1] ?? ''
  const full = field('name')
  const short = full.split(' ').slice(0, -1).join(' ')
  return [field('legalName'), full, short].filter(Boolean)
}

const colourOf = (tokens: string, name: string): string =>
  new RegExp(`\\b${name}: '(#[0-9a-fA-F]{6})'`).exec(tokens)?.[1] ?? '#808080'

const degreesOf = (account: string) =>
  40 + ([...account].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 280)
