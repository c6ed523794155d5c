import { companyRules } from '@coverkit/generate/brand-files'
import { type InspectedTheme, inspectTheme } from '@coverkit/ui/theme'
import { checkShape } from './checkShape.ts'
import { linkFault } from './linkFault.ts'
import { packageNames } from './packageNames.ts'
import { isTooFaint, pairFault, tokensOfPair } from './pairWords.ts'
import type { ColourToken, FaceChoice, LinkPlace, StudioBrand } from './StudioBrand.ts'
import { themedTokens } from './settingsOf.ts'

/** A fault of one field, by the name of the field. */
interface StudioFault {
  readonly field: string
  readonly message: string
}

export interface StudioCheck {
  /** In the order of the fields, at most one of each. */
  readonly faults: readonly StudioFault[]
  /** A sentence for every pair whose contrast is too low. */
  readonly pairFaults: readonly string[]
  /** The theme; null while a token is invalid. */
  readonly theme: InspectedTheme | null
}

/** More specific than the rule of a brand in the toolbar, and equally specific in every preview. */
const PREVIEW_SELECTOR = ':root:root[data-brand]'

const HEX = /^#[0-9a-f]{6}$/i
const PACKAGE = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const fieldNames = {
  company: (name: string) => `company-${name}`,
  colour: (token: ColourToken) => `colour-${token}`,
  shape: (name: string) => `shape-${name}`,
  facePackage: (use: string) => `face-${use}-package`,
  logo: 'logo-file',
  linkLabel: (id: string) => `link-${id}-label`,
  linkHref: (id: string) => `link-${id}-href`,
  links: (place: LinkPlace) => `links-${place}`,
} as const

function companyFaults({ company }: StudioBrand): readonly StudioFault[] {
  return Object.entries(company).flatMap(([name, value]) => {
    const field = fieldNames.company(name)
    const [rule, wanted] = companyRules[name as keyof typeof company]
    if (!rule.test(value)) return [{ field, message: `Enter ${wanted}` }]
    if (name === 'account' && packageNames.includes(value))
      return [{ field, message: `Enter another name: the workspace has a folder “${value}” already` }]
    return []
  })
}

function colourFaults({ colours }: StudioBrand, theme: InspectedTheme | null): readonly StudioFault[] {
  const failing = (theme?.contrast ?? []).filter(isTooFaint)
  return (Object.entries(colours) as [ColourToken, string][]).flatMap(([token, hex]) => {
    const field = fieldNames.colour(token)
    if (!HEX.test(hex)) return [{ field, message: `Enter six digits for ${token}, such as #1F4FA3` }]
    const own = failing.filter((pair) => tokensOfPair(pair)[0] === token)
    const [first] = own
    if (!first) return []
    const others = own.length - 1
    const more = others === 0 ? '' : ` ${others} more ${others === 1 ? 'pair fails' : 'pairs fail'} with it.`
    return [{ field, message: `${pairFault(first)}${more}` }]
  })
}

const faceFault = (use: 'heading' | 'body', choice: FaceChoice): readonly StudioFault[] =>
  choice.kind === 'other' && !PACKAGE.test(choice.packageName)
    ? [{ field: fieldNames.facePackage(use), message: 'Enter the name of the package, such as lora' }]
    : []

function logoFaults({ logo }: StudioBrand): readonly StudioFault[] {
  return logo.kind === 'drawing' && logo.drawing === null
    ? [{ field: fieldNames.logo, message: 'Choose an SVG file, or another logo' }]
    : []
}

function linkFaults({ links }: StudioBrand): readonly StudioFault[] {
  return (['header', 'footer'] as const).flatMap((place) => [
    ...(links[place].length === 0
      ? [{ field: fieldNames.links(place), message: `Add at least one link to the ${place}` }]
      : []),
    ...links[place].flatMap(({ id, label, href }) => {
      const fault = linkFault(href)
      return [
        ...(label.trim() === ''
          ? [{ field: fieldNames.linkLabel(id), message: 'Enter the words of the link' }]
          : []),
        ...(fault === null ? [] : [{ field: fieldNames.linkHref(id), message: fault }]),
      ]
    }),
  ])
}

function inspect(brand: StudioBrand): InspectedTheme | null {
  try {
    return inspectTheme(themedTokens(brand), PREVIEW_SELECTOR)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Returns the faults that block a brand's export. */
export function checkStudio(brand: StudioBrand): StudioCheck {
  const shapeFaults = checkShape(brand).map(({ name, message }) => ({
    field: fieldNames.shape(name),
    message,
  }))
  const theme = shapeFaults.length === 0 ? inspect(brand) : null
  return {
    theme,
    pairFaults: (theme?.contrast ?? []).filter(isTooFaint).map(pairFault),
    faults: [
      ...colourFaults(brand, theme),
      ...shapeFaults,
      ...faceFault('heading', brand.faces.heading),
      ...faceFault('body', brand.faces.body),
      ...logoFaults(brand),
      ...linkFaults(brand),
      ...companyFaults(brand),
    ],
  }
}
