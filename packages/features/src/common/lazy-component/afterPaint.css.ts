import { style } from '@vanilla-extract/css'

export const place = style({ minBlockSize: '100vh', '@media': { print: { minBlockSize: 0 } } })
