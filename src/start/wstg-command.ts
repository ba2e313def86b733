import { workerNames } from '../platform/environment/config.ts'
import { dismiss, retry } from '../wstg/commands/failed-requests.ts'
import { status } from '../wstg/commands/status.ts'
import { sync } from '../wstg/commands/sync.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run wstg:', { status, retry, dismiss, sync }, workerNames)
