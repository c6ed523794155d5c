import { describeBrandSite } from '@coverkit/site/testing'
import { brand } from './brand.ts'
import { page } from './home/home.page.tsx'
import { tokens } from './tokens.ts'

await describeBrandSite(brand, tokens, page)
