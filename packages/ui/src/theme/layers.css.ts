import { declareLayers } from './declareLayers.ts'

declareLayers()
