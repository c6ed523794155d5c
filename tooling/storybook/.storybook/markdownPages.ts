import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'
import type { Plugin } from 'vite'

/** The part of a document under one heading, which is left out; its own headings stay. */
function section(text: string, heading: string): string {
  const lines = text.split('\n')
  const first = lines.indexOf(heading)
  if (first < 0) throw new Error(`No line says "${heading}".`)
  const level = heading.indexOf(' ')
  const isEnd = (line: string) => /^#+ /.test(line) && line.indexOf(' ') <= level
  const length = lines.slice(first + 1).findIndex(isEnd)
  return lines.slice(first + 1, length < 0 ? undefined : first + 1 + length).join('\n')
}

/** Links within the repository have no target on a page: only their text is left. */
const withoutLocalLinks = (html: string) => html.replaceAll(/<a href="(?!https?:)[^"]*">(.*?)<\/a>/g, '$1')

/** Makes a table that is wider than a phone scroll in a region of its own, by keyboard too; words stay whole. */
const withScrollingTables = (html: string) =>
  html
    .replaceAll('<table>', '<div class="document-table" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')

const SECTION = 'virtual:section/'
const ROOT = join(import.meta.dirname, '..', '..', '..')

/**
 * Provides the html of one section of a Markdown document: `virtual:section/docs/recipes.md?## A step`. Pages
 * of Storybook show the documents of the repository, so that each thing is said once.
 */
export function markdownPages(): Plugin {
  return {
    name: 'coverkit:markdown-pages',
    resolveId: (id) => (id.startsWith(SECTION) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${SECTION}`)) return null
      const [path = '', heading = ''] = id.slice(SECTION.length + 1).split('?')
      const file = join(ROOT, path)
      this.addWatchFile(file)
      const html = micromark(section(await readFile(file, 'utf8'), heading), {
        extensions: [gfmTable()],
        htmlExtensions: [gfmTableHtml()],
      })
      return `export default ${JSON.stringify(withScrollingTables(withoutLocalLinks(html)))}`
    },
  }
}
