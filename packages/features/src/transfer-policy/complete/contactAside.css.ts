import { style } from '@vanilla-extract/css'

export const ways = style({ listStyle: 'none' })

export const address = style({ overflowWrap: 'anywhere' })
