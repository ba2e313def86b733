import { dismiss, retry } from '../checklist/wstg/commands/failed-requests.ts'
import { status } from '../checklist/wstg/commands/status.ts'
import { sync } from '../checklist/wstg/commands/sync.ts'
import { workerNames } from '../platform/environment/config.ts'
import { runCommand } from './run-command.ts'

await runCommand('npm run wstg:', { status, retry, dismiss, sync }, workerNames)
