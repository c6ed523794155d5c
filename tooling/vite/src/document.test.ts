import type { Theme } from '@coverkit/ui/theme'
import { expect, it } from 'vitest'
import { fillTemplate, withFrameColours } from './document.ts'

const TEMPLATE = '<head>\n    <!--coverkit:head-->\n</head><body><!--coverkit:body--></body>'

it('gives the browser’s frame the colours of the page behind it, by day and by night', () => {
  const theme = {
    light: { colour: { surface: '#ffffff' } },
    dark: { colour: { surface: '#15101f' } },
  } as Theme
  const html = fillTemplate(withFrameColours(TEMPLATE, theme), { head: ['<title>Home</title>'], body: '<p>' })
  expect(html.split('\n').map((line) => line.trim())).toEqual([
    '<head>',
    '<meta name="theme-color" data-frame-of="light" media="(prefers-color-scheme: light)" content="#ffffff">',
    '<meta name="theme-color" data-frame-of="dark" media="(prefers-color-scheme: dark)" content="#15101f">',
    '<title>Home</title>',
    '</head><body><p></body>',
  ])
})
