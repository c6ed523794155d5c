import { coloursFrom } from '@coverkit/ui/theme'
import type { BrandAnswers } from './BrandAnswers.ts'
import { brandFiles } from './brand-files/brandFiles.ts'
import { defaultNavigation } from './brand-files/defaultNavigation.ts'
import { readBrandSources } from './readBrandSources.ts'

/** Default colours: the brand's name selects one. */
const COLOURS = ['#1D5B9E', '#2B6E5B', '#8A3B6B', '#9A4A1F', '#3F4E9C', '#5E5A1E', '#7A3030', '#28646E']

/** @returns the files of a brand of its own, made from the generator's template, by path from the root */
export function brandTemplate(root: string, answers: BrandAnswers): ReadonlyMap<string, string | Uint8Array> {
  const given = coloursFrom(answers.colour ?? colourOf(answers.account))
  const colours = Object.fromEntries(
    Object.entries(given).map(([name, hex]) => [name, hex.toUpperCase()]),
  ) as typeof given
  const tokens = {
    colours,
    radius: 10,
    headingWeight: 650,
    shadow: `0 1px 2px ${colours.ink}14, 0 12px 32px -20px ${colours.ink}4D`,
  }
  const settings = {
    ...answers,
    tokens,
    faces: {},
    logo: { kind: 'mark' },
    navigation: defaultNavigation,
  } as const
  return brandFiles(settings, readBrandSources(root))
}

function colourOf(account: string): string {
  const sum = [...account].reduce((total, letter) => total * 31 + letter.charCodeAt(0), 7)
  return COLOURS[sum % COLOURS.length] ?? '#1D5B9E'
}
