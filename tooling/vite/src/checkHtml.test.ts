import { describe, expect, it } from 'vitest'
import { checkHtml, findHtmlFaults } from './checkHtml.ts'

const page = (head: string, body = '') =>
  `<!doctype html><html lang="en-AU"><head>${head}</head><body>${body}</body></html>`

describe('findHtmlFaults', () => {
  it('accepts what the policy allows', () => {
    const html = page(
      '<style>a>b{color:red}</style><script type="module" src="/assets/a.js"></script>' +
        '<script type="application/ld+json">{"a":"\\u003c/script>"}</script>',
      '<p title="on time, style=bold">Text</p><a href="/a?b=onclick">Link</a><details open></details>',
    )
    expect(findHtmlFaults(html)).toEqual([])
  })

  it.each([
    ['an inline script', '<script>go()</script>'],
    ['an inline script', '<script type="module">go()</script>'],
    ['an inline script', '<SCRIPT type=module>go()</SCRIPT>'],
    ['a style attribute', '<p style="color:red">a</p>'],
    ['a style attribute', '<p class=a STYLE=color:red>a</p>'],
    ['an event attribute "onclick"', '<button onclick="go()">a</button>'],
    ['an event attribute "onload"', '<svg onload=go()></svg>'],
    ['a script address in "href"', '<a href="javascript:go()">a</a>'],
    ['a script address in "href"', "<a href=' JavaScript:go()'>a</a>"],
    ['2 style elements', '<style>a{}</style><style>b{}</style>'],
  ])('finds %s in %s', (fault, html) => {
    expect(findHtmlFaults(page('', html)).join('\n')).toContain(fault)
  })
})

it('names the page that is at fault', () => {
  expect(() => checkHtml('about/index.html', '<p style="a:b">')).toThrow(
    /about\/index\.html.*\n.*style attribute/,
  )
})
