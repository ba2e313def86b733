import type { Canvas, Shape } from 'pdfmake'
import { colors } from './style.ts'

export type Share = { value: number; color: string }

const point = (center: number, radius: number, turn: number) => ({
  x: center + radius * Math.sin(turn * 2 * Math.PI),
  y: center - radius * Math.cos(turn * 2 * Math.PI),
})

/** Points of an arc, close enough together to look round in print. */
function arc(center: number, radius: number, from: number, to: number): { x: number; y: number }[] {
  const steps = Math.max(2, Math.ceil((to - from) * 180))
  return Array.from({ length: steps + 1 }, (_, step) => point(center, radius, from + ((to - from) * step) / steps))
}

/** A ring of the shares, clockwise from the top, `diameter` points wide; a pale ring when there is nothing to show. */
export function ring(shares: readonly Share[], diameter: number): Canvas {
  const center = diameter / 2
  const outer = center - 1
  const hole = outer * 0.62
  const total = shares.reduce((sum, { value }) => sum + value, 0)
  const slice = (from: number, to: number, color: string): Shape => ({
    type: 'polyline',
    points: [...arc(center, outer, from, to), ...arc(center, hole, from, to).reverse()],
    closePath: true,
    color,
    lineColor: colors.white,
    lineWidth: 1,
  })
  const shapes: Shape[] = []
  let turn = 0
  for (const { value, color } of shares) {
    if (value === 0) continue
    shapes.push(slice(turn, turn + value / total, color))
    turn += value / total
  }
  return { canvas: shapes.length > 0 ? shapes : [slice(0, 1, colors.hairline)] }
}

/** Shares side by side on a bar; `whole` fills the `width` in points. */
export function bar(shares: readonly Share[], whole: number, width: number, height = 7): Canvas {
  const shapes: Shape[] = [{ type: 'rect', x: 0, y: 0, w: width, h: height, color: colors.hairline }]
  let x = 0
  for (const { value, color } of shares) {
    const w = whole > 0 ? (value / whole) * width : 0
    if (w > 0) shapes.push({ type: 'rect', x, y: 0, w, h: height, color })
    x += w
  }
  return { canvas: shapes }
}
