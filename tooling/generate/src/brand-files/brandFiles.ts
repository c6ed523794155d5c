import { makeTheme } from '@coverkit/ui/theme'
import { fillIn, nameOf } from '../names.ts'
import type { BrandSettings } from './BrandSettings.ts'
import type { BrandSources } from './BrandSources.ts'
import { drawSocialPicture } from './drawSocialPicture.ts'
import { logoFiles } from './logoFiles.ts'
import { quoted, sourceText } from './sourceText.ts'

/** Office of a brand, by the area code of its phone. */
const OFFICES: Readonly<Record<string, { city: string; timeZone: string; postTown: string }>> = {
  '02': { city: 'Sydney', timeZone: 'Australia/Sydney', postTown: 'Sydney NSW 2001' },
  '03': { city: 'Melbourne', timeZone: 'Australia/Sydney', postTown: 'Melbourne VIC 3001' },
  '07': { city: 'Brisbane', timeZone: 'Australia/Brisbane', postTown: 'Brisbane QLD 4001' },
  '08': { city: 'Perth', timeZone: 'Australia/Perth', postTown: 'Perth WA 6848' },
}

const NO_FACES =
  '/** None: words are set in the faces of the device. `heading` and `body` are declared as in the other brands. */\n'

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Returns the values of the placeholders `{{…}}` in the templates. */
function valuesOf(settings: BrandSettings): Readonly<Record<string, string>> {
  const { title, legalName, phone, tokens, faces, navigation } = settings
  const { action, accent } = tokens.colours
  return {
    ...(OFFICES[phone.slice(0, 2)] ?? OFFICES['02']),
    title: quoted(title),
    xmlTitle: escapeXml(title),
    legalName: quoted(legalName),
    domain: settings.domain,
    email: settings.email,
    phone,
    abn: settings.abn,
    afsl: settings.afsl,
    action,
    accent,
    darkAction: makeTheme(tokens).dark.colour.action.toUpperCase(),
    navigation: sourceText({ header: navigation.header, footer: navigation.footer }, 2),
    tokens: sourceText(tokens),
    facesNote: faces.heading || faces.body ? '' : NO_FACES,
    faces: sourceText({ heading: faces.heading, body: faces.body }),
  }
}

function frameOf({ frame }: BrandSources, { account, title, port }: BrandSettings) {
  const { 'package.json': manifest = '{}', 'coverkit.config.json': config = '{}', ...alike } = frame
  return {
    ...alike,
    'package.json': json({
      ...JSON.parse(manifest),
      name: `@coverkit/${account}`,
      description: `The ${title} brand.`,
    }),
    'coverkit.config.json': config
      .replace(/("tagManagerId": )[^,\n]+/, '$1null')
      .replace(/("localPort": )\d+/, `$1${port}`),
  }
}

/**
 * The files of a brand of its own, by path from the root of the workspace.
 * @throws RangeError when its palette can't be read
 */
export function brandFiles(
  settings: BrandSettings,
  sources: BrandSources,
): ReadonlyMap<string, string | Uint8Array> {
  const name = nameOf(settings.account)
  const values = valuesOf(settings)
  const fill = (text: string) =>
    Object.entries(values).reduce(
      (filled, [placeholder, value]) => filled.replaceAll(`{{${placeholder}}}`, () => value),
      fillIn(text, 'this-brand', name),
    )
  const templates = { ...sources.templates, ...logoFiles(settings.logo, settings.tokens, sources.logos) }
  const { light } = makeTheme(settings.tokens)
  const social = drawSocialPicture({
    ground: '#FFFFFF',
    tile: light.colour.actionTint,
    action: settings.tokens.colours.action,
    accent: settings.tokens.colours.accent,
  })
  const files: Readonly<Record<string, string | Uint8Array>> = {
    ...frameOf(sources, settings),
    ...Object.fromEntries(Object.entries(templates).map(([path, text]) => [path, fill(text)])),
    'public/social.png': social,
  }
  return new Map(
    Object.entries(files).map(([path, content]) => [`apps/${settings.account}/${path}`, content]),
  )
}
