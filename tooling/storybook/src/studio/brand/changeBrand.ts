import type {
  ColourToken,
  FaceChoice,
  LinkPlace,
  StudioBrand,
  StudioCompany,
  StudioLogo,
  StudioShape,
} from './StudioBrand.ts'

export type StudioChange =
  | { readonly type: 'company'; readonly name: keyof StudioCompany; readonly value: string }
  | { readonly type: 'colour'; readonly token: ColourToken; readonly value: string }
  | { readonly type: 'shape'; readonly name: keyof StudioShape; readonly value: string }
  | { readonly type: 'face'; readonly use: keyof StudioBrand['faces']; readonly choice: FaceChoice }
  | { readonly type: 'logo'; readonly logo: Partial<StudioLogo> }
  | {
      readonly type: 'link'
      readonly place: LinkPlace
      readonly id: string
      readonly label?: string
      readonly href?: string
    }
  | { readonly type: 'add-link'; readonly place: LinkPlace }
  | { readonly type: 'remove-link'; readonly place: LinkPlace; readonly id: string }
  | { readonly type: 'move-link'; readonly place: LinkPlace; readonly id: string }
  | { readonly type: 'begin'; readonly brand: StudioBrand }

const withLinks = (
  brand: StudioBrand,
  place: LinkPlace,
  change: (links: StudioBrand['links'][LinkPlace]) => StudioBrand['links'][LinkPlace],
): StudioBrand => ({ ...brand, links: { ...brand.links, [place]: change(brand.links[place]) } })

/** An id that no link of the place has. */
function freeId(place: LinkPlace, links: readonly { readonly id: string }[]): string {
  const numbers = links.map(({ id }) => Number(id.slice(place.length)))
  return `${place}${Math.max(0, ...numbers) + 1}`
}

function changeLinks(brand: StudioBrand, change: Extract<StudioChange, { place: LinkPlace }>): StudioBrand {
  const { place } = change
  return withLinks(brand, place, (links) => {
    if (change.type === 'add-link') return [...links, { id: freeId(place, links), label: '', href: '' }]
    if (change.type === 'remove-link') return links.filter(({ id }) => id !== change.id)
    if (change.type === 'link') {
      const { type: _type, place: _place, ...fields } = change
      return links.map((link) => (link.id === change.id ? { ...link, ...fields } : link))
    }
    const at = links.findIndex(({ id }) => id === change.id)
    return at < 1
      ? links
      : [
          ...links.slice(0, at - 1),
          ...links.slice(at, at + 1),
          ...links.slice(at - 1, at),
          ...links.slice(at + 1),
        ]
  })
}

/** The brand after an edit. */
export function changeBrand(brand: StudioBrand, change: StudioChange): StudioBrand {
  switch (change.type) {
    case 'company':
      return { ...brand, company: { ...brand.company, [change.name]: change.value } }
    case 'colour':
      return { ...brand, colours: { ...brand.colours, [change.token]: change.value } }
    case 'shape':
      return { ...brand, shape: { ...brand.shape, [change.name]: change.value } }
    case 'face':
      return { ...brand, faces: { ...brand.faces, [change.use]: change.choice } }
    case 'logo':
      return { ...brand, logo: { ...brand.logo, ...change.logo } }
    case 'begin':
      return change.brand
    default:
      return changeLinks(brand, change)
  }
}
