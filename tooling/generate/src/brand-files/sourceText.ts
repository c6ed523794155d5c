export type SourceValue =
  | string
  | number
  | undefined
  | readonly SourceValue[]
  | { readonly [name: string]: SourceValue }

const LINE_WIDTH = 110
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/

/** A text as a literal with the quotation marks that the formatter would choose. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text)
  if (text.includes("'")) return text.includes('"') ? `'${inSingle(escaped)}'` : escaped
  return `'${inSingle(escaped)}'`
}

const inSingle = (escaped: string) => escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")

const nameText = (name: string) => (IDENTIFIER.test(name) ? name : quoted(name))
const isList = (value: SourceValue): value is readonly SourceValue[] => Array.isArray(value)
const isPlain = (value: SourceValue) => typeof value !== 'object'
const entriesOf = (value: SourceValue): readonly (readonly [string, SourceValue])[] =>
  Object.entries(value ?? {}).filter(([, item]) => item !== undefined)

function flat(value: SourceValue): string {
  if (typeof value === 'string') return quoted(value)
  if (isPlain(value)) return String(value)
  if (isList(value)) return `[${value.map(flat).join(', ')}]`
  const fields = entriesOf(value).map(([name, item]) => `${nameText(name)}: ${flat(item)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

/** Whether it is written on one line if it fits: an object of plain values, or a list without several objects. */
function isShort(value: SourceValue): boolean {
  if (isPlain(value)) return true
  if (isList(value)) return value.every(isPlain) || (value.length === 1 && value.every(isShort))
  return entriesOf(value).every(([, item]) => isPlain(item) || (isList(item) && item.every(isPlain)))
}

/**
 * A value as TypeScript, as the formatter would write it.
 * @param indent the indentation of its first line
 * @param before the number of characters before it on that line
 */
export function sourceText(value: SourceValue, indent = 0, before = 0): string {
  const line = flat(value)
  // The comma after it counts as well.
  if (isPlain(value) || (isShort(value) && indent + before + line.length + 1 <= LINE_WIDTH)) return line
  const inner = ' '.repeat(indent + 2)
  const items = isList(value)
    ? value.map((item) => sourceText(item, indent + 2))
    : entriesOf(value).map(([name, item]) => {
        const start = `${nameText(name)}: `
        return `${start}${sourceText(item, indent + 2, start.length)}`
      })
  const [open, close] = isList(value) ? '[]' : '{}'
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close}`
}
