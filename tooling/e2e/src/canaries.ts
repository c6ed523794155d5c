import { createHash } from 'node:crypto'

/** Values that occur nowhere else: one that is found outside came from the visitor. */
export const canaries = {
  age: '47',
  salary: '184,273',
  homeValue: '913,417',
  savings: '31,719',
  name: 'Zephyrine Quillfeather',
  email: 'zephyrine.quillfeather@example.com',
  phone: '0491 570 156',
  message: 'Marzipan lighthouse seventeen',
}

const plain = (text: string) => text.replace(/[\s,]/g, '')

/** A value as it is, and in the forms in which it could be hidden. */
function formsOf(value: string): string[] {
  const texts = [...new Set([value, plain(value), value.toLowerCase(), `+61${plain(value).slice(1)}`])]
  return texts.flatMap((text) => [
    text,
    encodeURIComponent(text),
    Buffer.from(text).toString('base64').replace(/=+$/, ''),
    Buffer.from(text).toString('hex'),
    createHash('sha256').update(text.toLowerCase()).digest('hex'),
  ])
}

/** Returns the canaries that a text contains. An age of two digits is searched for in its hashed forms only. */
export function canariesIn(text: string): string[] {
  const haystack = text.toLowerCase()
  return Object.entries(canaries)
    .filter(([, value]) =>
      formsOf(value).some((form) => form.length > 4 && haystack.includes(form.toLowerCase())),
    )
    .map(([name]) => name)
}
