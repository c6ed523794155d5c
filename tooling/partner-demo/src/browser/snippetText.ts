export interface SnippetChoice {
  /** The origin of the embed app. */
  readonly embed: string
  readonly fileName: string
  readonly alias: string
  readonly integrity: string
  /** Whether to name the versioned file with its hash, instead of the alias. */
  readonly pinned: boolean
  /** Attributes of the loader in order, by name without `data-`; a blank one is left out. */
  readonly settings: Readonly<Record<string, string>>
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The script tag for a partner's page. */
export function snippetText({ embed, fileName, alias, integrity, pinned, settings }: SnippetChoice): string {
  const source = pinned
    ? [
        ['src', `${embed}/${fileName}`],
        ['integrity', integrity],
        ['crossorigin', 'anonymous'],
      ]
    : [['src', `${embed}/${alias}`]]
  const given = Object.entries(settings).filter(([, value]) => value !== '')
  const attributes = [...source, ...given.map(([name, value]) => [`data-${name}`, value])]
  const lines = attributes.map(([name, value = '']) => `  ${name}="${escapeAttribute(value)}"`)
  return ['<script', ...lines, '  async', '></script>'].join('\n')
}

/** The lines that a partner's policy needs, beside its own. */
export const policyLines = (embed: string): string => `script-src ${embed};\nframe-src ${embed};`
