/** Returns the paragraphs of a message without the page around them, one on each line. */
export function letterIn(html: string): string {
  const [, letter] = /<\/h1>\n([\s\S]*?)\n<\/div>\n(?:<div class="foot">|<\/div>)/.exec(html) ?? []
  if (letter === undefined) throw new Error('No letter.')
  return letter
}
