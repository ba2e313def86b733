import { main } from './main.ts'

await main({ api: true, worker: false })
