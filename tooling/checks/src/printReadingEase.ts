import { readingEase } from './readingEase.ts'
import { readVisitorWords } from './visitorWords.ts'

// Prints how easily each page reads, the hardest first.
for (const { ease, sentences, page } of readingEase(readVisitorWords()))
  console.log(`${String(ease).padStart(3)}  ${String(sentences).padStart(4)} sentences  ${page}`)
