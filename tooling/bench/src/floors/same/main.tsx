import { startFloor } from './FloorFlow.tsx'

/** R2: the steps of a flow as our pages draw them, with React alone, without addresses, checks or storage. */
startFloor({})
