import uPlot from 'uplot'
import type { Zone } from '../zone.ts'
import {
  axisRange,
  dayMs,
  manyPoints,
  type Point,
  type Series,
  timeTicks,
  type Unit,
} from './measures.ts'

/** No line is drawn over a longer pause. */
const longestPauseMs = 14 * dayMs

interface Look {
  /** The colour of a property of the style sheet. */
  colour: (name: string) => string
  font: string
}

interface Band {
  /** The property of the style sheet with its colour. */
  colour: string
  text: string
  /** Kilograms. */
  from: number
  to: number
}

interface Formats {
  zone: Zone
  unit: string
  ofUnit: Readonly<Record<Unit, (at: number) => string>>
  integer: (value: number) => string
  tenths: (value: number) => string
  kg: (value: number) => string
}

export interface PlotContent {
  series: Series
  /** Milliseconds. */
  from: number
  to: number
  bands: readonly Band[]
}

/** The bands' stripe at the left, hairlines between them, and their names. */
const drawBands = (
  { ctx, bbox, valToPos }: uPlot,
  bands: readonly Band[],
  look: Look,
  unit: string,
) => {
  const scale = devicePixelRatio
  const bottom = bbox.top + bbox.height
  ctx.save()
  ctx.font = `${12 * scale}px ${look.font}`
  ctx.textAlign = 'right'
  ctx.fillStyle = look.colour('quiet')
  ctx.fillText(unit, bbox.left - 8 * scale, bbox.top - 14 * scale)
  ctx.textAlign = 'left'
  ctx.lineWidth = 4 * scale
  ctx.strokeStyle = look.colour('card')
  for (const { colour, text, from, to } of bands) {
    const upper = Math.max(bbox.top, valToPos(Math.min(to, 1e4), 'y', true))
    const lower = Math.min(bottom, valToPos(from, 'y', true))
    if (lower <= upper) continue
    ctx.fillStyle = look.colour(colour)
    ctx.fillRect(bbox.left, upper, 4 * scale, lower - upper)
    if (upper > bbox.top) ctx.fillRect(bbox.left, upper, bbox.width, scale)
    if (lower - upper < 24 * scale) continue
    ctx.fillStyle = look.colour('quiet')
    const at = [bbox.left + 10 * scale, upper + 16 * scale] as const
    ctx.strokeText(text, ...at)
    ctx.fillText(text, ...at)
  }
  ctx.restore()
}

/** The newest weight, with its number beside the chart. */
const drawNewest = ({ ctx, bbox, valToPos }: uPlot, point: Point, text: string, look: Look) => {
  const scale = devicePixelRatio
  const [x, y] = [valToPos(point.at / 1000, 'x', true), valToPos(point.kg, 'y', true)]
  ctx.save()
  ctx.fillStyle = look.colour('accent')
  ctx.lineWidth = 4 * scale
  ctx.strokeStyle = look.colour('card')
  ctx.beginPath()
  ctx.arc(x, y, 5 * scale, 0, 2 * Math.PI)
  ctx.stroke()
  ctx.fill()
  ctx.font = `600 ${13 * scale}px ${look.font}`
  ctx.textAlign = 'left'
  ctx.textBaseline = 'middle'
  const place = [bbox.left + bbox.width + 8 * scale, y] as const
  ctx.strokeText(text, ...place)
  ctx.fillText(text, ...place)
  ctx.restore()
}

/** The pixels between two points that are too far apart for a line. */
const pausesOf: uPlot.Series.GapsRefiner = ({ data, valToPos }, _series, first, last) => {
  const gaps: uPlot.Series.Gaps = []
  const at = (index: number) => data[0][index] ?? 0
  for (let index = first + 1; index <= last; index++)
    if ((at(index) - at(index - 1)) * 1000 > longestPauseMs)
      gaps.push([valToPos(at(index - 1), 'x', true), valToPos(at(index), 'x', true)])
  return gaps
}

/**
 * Draws weights as dots and their mean as a line.
 * @param onPoint gets the index of the point at the cursor, and its position in pixels
 */
export const drawPlot = (
  target: HTMLElement,
  { series, from, to, bands }: PlotContent,
  look: Look,
  formats: Formats,
  onPoint: (index: number | undefined, left: number) => void,
): uPlot => {
  const { points, means } = series
  const axis = {
    font: `12px ${look.font}`,
    stroke: look.colour('quiet'),
    ticks: { show: false },
  }
  const isMany = points.length >= manyPoints
  const dots = {
    show: true,
    size: isMany ? 3 : points.length > 100 ? 4 : 6,
    fill: `color-mix(in srgb, ${look.colour('quiet')} ${isMany ? 35 : 60}%, transparent)`,
    stroke: 'transparent',
  }
  const ticksOf = (plot: uPlot) => timeTicks(from, to, plot.width / 90, formats.zone)
  const newest = points.at(-1)
  const options: uPlot.Options = {
    width: target.clientWidth,
    height: target.clientHeight,
    padding: [28, 76, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9 } },
    scales: {
      x: { range: [(from - (to - from) / 50) / 1000, (to + (to - from) / 50) / 1000] },
      y: { range: axisRange(series) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 32,
        splits: (plot) => ticksOf(plot).ticks.map((tick) => tick / 1000),
        values: (plot, splits) => {
          const nameOf = formats.ofUnit[ticksOf(plot).unit]
          return splits.map((seconds) => nameOf(seconds * 1000))
        },
      },
      {
        ...axis,
        grid: { stroke: look.colour('line'), width: 1 },
        size: 40,
        space: 56,
        incrs: [0.5, 1, 2, 5, 10, 20, 50, 100],
        values: (_plot, splits, _axis, _space, step) =>
          splits.map(step < 1 ? formats.tenths : formats.integer),
      },
    ],
    series: [
      {},
      { points: dots, paths: () => null },
      {
        stroke: look.colour('accent'),
        width: 2.5,
        points: { show: false },
        gaps: pausesOf,
      },
    ],
    hooks: {
      draw: [
        (plot) => {
          drawBands(plot, bands, look, formats.unit)
          if (newest) drawNewest(plot, newest, formats.kg(newest.kg), look)
        },
      ],
      setCursor: [
        ({ cursor }) =>
          onPoint(cursor.left === -10 ? undefined : (cursor.idx ?? undefined), cursor.left ?? 0),
      ],
    },
  }
  const [times, weights] = [points.map(({ at }) => at / 1000), points.map(({ kg }) => kg)]
  return new uPlot(options, [times, weights, [...means]], target)
}
