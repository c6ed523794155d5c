import { builtBrands, builtPages } from './builtPages.ts'
import { readMetadata } from './readMetadata.ts'

/** Prints what each indexed page of each built site tells search engines and networks, as a table. */
for (const brand of builtBrands()) {
  console.log(
    `\n## ${brand}\n\n| Page | Title | Description | Type | Structured data |\n|---|---|--:|---|---|`,
  )
  for (const { path, html } of builtPages(brand)) {
    const { title, description, ogType, types } = readMetadata(html)
    const cells = [
      `\`${path}\``,
      title.replaceAll(' | ', ' · '),
      description.length,
      ogType,
      types.join(', '),
    ]
    console.log(`| ${cells.join(' | ')} |`)
  }
}
