import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Teardown } from './machine.ts'

const megabyte = 1_000_000

/** Settings of a server that takes some 65 MB of a small disk. */
export const smallServer = {
  min_wal_size: '32MB',
  max_wal_size: '32MB',
  shared_buffers: '16MB',
  fsync: 'off',
}

/** A disk of its own for a test, which needs root. */
export const mountDisk = (t: Teardown, megabytes: number): string => {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  t.teardown(() => rmdirSync(folder))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'pipe',
    })
  } catch (error) {
    throw new Error(
      'this test fills a separate disk: run it as root where a tmpfs may be mounted',
      { cause: error },
    )
  }
  t.teardown(() => execFileSync('umount', [folder]))
  return folder
}

export const freeMegabytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / megabyte
}

/** Fills the disk completely; returns a function that frees it. */
export const fillDisk = (t: Teardown, folder: string): (() => void) => {
  const path = join(folder, 'filler')
  const file = openSync(path, 'w')
  const release = () => rmSync(path, { force: true })
  t.teardown(release)
  const isFull = (error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'ENOSPC'
  try {
    for (;;) writeSync(file, Buffer.alloc(megabyte / 10))
  } catch (error) {
    if (!isFull(error)) throw error
  } finally {
    closeSync(file)
  }
  return release
}
