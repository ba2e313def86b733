import { main } from './main.ts'

await main({ api: false, worker: true })
