import { render } from 'preact'
import { adminViews } from './admin/views.ts'
import { personViews } from './person/views.ts'
import { Shell, type View } from './shell.tsx'

const views: readonly View[] = [...personViews, ...adminViews]

const root = document.getElementById('page')
if (root) render(<Shell views={views} />, root)
