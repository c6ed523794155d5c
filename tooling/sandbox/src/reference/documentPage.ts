import { escapeHtml } from '../html/escapeHtml.ts'
import { documentCopy as copy } from './copy.ts'

/** A short page in place of an insurer's document. */
export const documentPage = (name: string, version: string, date: string): string => `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(name)}</title>
<link rel="stylesheet" href="/pages.css">
</head>
<body>
<main>
<h1>${escapeHtml(name)}</h1>
<p>${escapeHtml(copy.edition(version, date))}</p>
<p>${escapeHtml(copy.sample)}</p>
</main>
</body>
</html>
`
