import { type BrandLogo, type BrandSettings, freePort } from '@coverkit/generate/brand-files'
import { withFaces } from '@coverkit/ui/brand-theme'
import type { BrandTokens } from '@coverkit/ui/theme'
import { brandFacesOf } from './faceChoices.ts'
import { sitePorts } from './packageNames.ts'
import type { StudioBrand, StudioLink } from './StudioBrand.ts'

/** The tokens as the brand's `tokens.ts` has them: defaults are left out. */
function tokensOf({ colours, shape, faces }: StudioBrand): BrandTokens {
  const { radius, borderWidth, headingWeight, headingTracking, shadow } = shape
  return {
    colours,
    radius: Number(radius),
    ...(Number(borderWidth) !== 1 && { borderWidth: Number(borderWidth) }),
    // A font of its own has only the weight of its subset.
    ...(faces.heading.kind === 'none' && { headingWeight: Number(headingWeight) }),
    ...(!/^(0em)?$/.test(headingTracking.trim()) && { headingTracking: headingTracking.trim() }),
    ...(shadow.trim() !== '' && { shadow: shadow.trim() }),
  }
}

/** The tokens with the families of the fonts, as the theme is derived from them. */
export const themedTokens = (brand: StudioBrand): BrandTokens =>
  withFaces(tokensOf(brand), brandFacesOf(brand))

const linkOf = ({ label, href }: StudioLink) => ({ label: label.trim(), href: href.trim() })

function logoOf({ kind, drawing, hasLettering }: StudioBrand['logo']): BrandLogo {
  if (kind === 'drawing') return drawing ? { kind, drawing, hasLettering } : { kind: 'name' }
  return { kind }
}

/** Returns the generator's settings for the folder. Call it for a brand without faults. */
export function settingsOf(brand: StudioBrand): BrandSettings {
  const { company, logo, links } = brand
  return {
    ...company,
    port: freePort(sitePorts) ?? 0,
    tokens: tokensOf(brand),
    faces: brandFacesOf(brand),
    logo: logoOf(logo),
    navigation: { header: links.header.map(linkOf), footer: links.footer.map(linkOf) },
  }
}
