import { type BrandLink, defaultNavigation } from '@coverkit/generate/brand-files'
import type { BrandFaces } from '@coverkit/ui/brand-theme'
import type { BrandTokens } from '@coverkit/ui/theme'
import type { FaceChoice, LinkPlace, StudioBrand, StudioLink } from './StudioBrand.ts'

const tokenFiles = import.meta.glob<BrandTokens>('../../../../../apps/*/src/tokens.ts', {
  eager: true,
  import: 'tokens',
})
const faceFiles = import.meta.glob<BrandFaces>('../../../../../apps/*/src/faces.ts', {
  eager: true,
  import: 'faces',
})

const FIRST = 'wattlebird'

const faceOf = (face: { readonly family: string } | undefined): FaceChoice =>
  face ? { kind: 'known', family: face.family } : { kind: 'none' }

const linksOf = (place: LinkPlace, links: readonly BrandLink[]): readonly StudioLink[] =>
  links.map((link, index) => ({ ...link, id: `${place}${index + 1}` }))

function begin(tokens: BrandTokens, faces: BrandFaces): StudioBrand {
  const { colours, radius, borderWidth, headingWeight, headingTracking, shadow } = tokens
  return {
    company: {
      account: 'banksia',
      title: 'Banksia Cover',
      legalName: 'Banksia Cover Pty Ltd',
      domain: 'banksiacover.example',
      email: 'hello@banksiacover.example',
      phone: '02 5550 4199',
      abn: '00 000 000 000',
      afsl: '000000',
    },
    colours,
    shape: {
      radius: String(radius),
      borderWidth: String(borderWidth ?? 1),
      headingWeight: String(headingWeight ?? 700),
      headingTracking: headingTracking ?? '0em',
      shadow: shadow ?? '',
    },
    faces: { heading: faceOf(faces.heading), body: faceOf(faces.body) },
    logo: { kind: 'mark', drawing: null, fileName: '', hasLettering: false },
    links: {
      header: linksOf('header', defaultNavigation.header),
      footer: linksOf('footer', defaultNavigation.footer),
    },
  }
}

const named = Object.entries(tokenFiles).map(([path, tokens]) => {
  const name = path.split('/').at(-3) ?? path
  return [name, begin(tokens, faceFiles[path.replace('tokens.ts', 'faces.ts')] ?? {})] as const
})

/** A brand to start from, by the account name of the one whose tokens and fonts it has. */
export const startingBrands: ReadonlyMap<string, StudioBrand> = new Map(
  named.toSorted(([one], [other]) => Number(other === FIRST) - Number(one === FIRST)),
)

/** The faces that brand apps declare, each once. */
export const declaredFaces: readonly BrandFaces[] = Object.values(faceFiles)
