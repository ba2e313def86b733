/**
 * Makes `node_modules/.bin/node`, which npm's scripts use: the machine's Node.js, or the packages
 * of this folder if that is older than 24. npm runs it after each installation.
 */
const { execSync } = require('node:child_process')
const { cpSync, mkdirSync, rmSync, symlinkSync } = require('node:fs')
const { join } = require('node:path')

const modules = join(__dirname, '../../node_modules')
const installNode = () => {
  const folder = join(modules, '.node')
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(join(__dirname, file), join(folder, file))
  execSync('npm ci --ignore-scripts --loglevel=error', { cwd: folder, stdio: 'inherit' })
  return '../.node/node_modules/.bin/node'
}

const isOld = Number.parseInt(process.versions.node, 10) < 24
const link = join(modules, '.bin/node')
mkdirSync(join(modules, '.bin'), { recursive: true })
rmSync(link, { force: true })
symlinkSync(isOld ? installNode() : process.execPath, link)
