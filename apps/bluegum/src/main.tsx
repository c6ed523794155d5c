import { startSite } from '@coverkit/site'
import { brand } from './brand.ts'

startSite(brand)
