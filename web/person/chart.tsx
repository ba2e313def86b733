import { useEffect, useRef, useState } from 'preact/hooks'
import type uPlot from 'uplot'
import { useBrowserValue } from '../load.ts'
import { usePage } from '../session.ts'
import { drawPlot, type PlotContent } from './plot.ts'

const darkQuery = matchMedia('(prefers-color-scheme: dark)')
/** By how many points a key moves. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/**
 * The weights as dots, their mean as a line, and the classes at the edge. A card shows the point
 * under the mouse or the finger, or the one that the keys have chosen.
 */
export const Chart = ({ series, from, bands, bandsFrom, goal }: PlotContent) => {
  const page = usePage()
  const { t, kg, day } = page
  const { points, means, meanDays } = series
  const last = Math.max(points.length - 1, 0)
  const dark = useBrowserValue(() => darkQuery.matches, darkQuery, 'change')
  const place = useRef<HTMLDivElement>(null)
  const plot = useRef<uPlot | null>(null)
  /** The chosen point, and the position of its card while that is shown. */
  const [{ index, left }, choose] = useState<{ index: number; left?: number }>({ index: last })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours follow the dark look
  useEffect(() => {
    const target = place.current as HTMLDivElement
    choose({ index: last })
    const drawn = drawPlot(target, { series, from, bands, bandsFrom, goal }, page, (point, left) =>
      choose((before) => (point === undefined ? { index: before.index } : { index: point, left })),
    )
    plot.current = drawn
    const observer = new ResizeObserver(() =>
      drawn.setSize({ width: target.clientWidth, height: target.clientHeight }),
    )
    observer.observe(target)
    return () => {
      observer.disconnect()
      drawn.destroy()
    }
  }, [series, from, bands, bandsFrom, goal, page, last, dark])
  const moveTo = (left: number) => plot.current?.setCursor({ left, top: 1 })
  const hide = () => plot.current?.setCursor({ left: -10, top: -10 })
  const follow = ({ pointerType, clientX }: PointerEvent) => {
    if (pointerType === 'mouse' || !plot.current) return
    const { left, width } = plot.current.over.getBoundingClientRect()
    moveTo(Math.min(Math.max(clientX - left, 0), width - 1))
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
    const by = moves[event.key]
    if (by === undefined) return
    event.preventDefault()
    const point = points[Math.min(Math.max(index + by, 0), last)]
    if (point && plot.current) moveTo(plot.current.valToPos(point.at / 1000, 'x'))
  }
  const [point, mean] = [points[index], means[index]]
  const text = [
    point && kg(point.kg),
    point && day(point.at),
    mean !== undefined && `${t.mean(meanDays)}: ${kg(mean)}`,
  ]
    .filter(Boolean)
    .join('\n')
  const isRight = (left ?? 0) > (place.current?.clientWidth ?? 0) / 2
  return (
    <div class="chart">
      <div
        class="plot"
        ref={place}
        role="slider"
        tabIndex={0}
        aria-label={t.chart}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={index}
        aria-valuetext={text}
        onPointerDown={follow}
        onPointerMove={follow}
        onKeyDown={move}
        onBlur={hide}
      />
      <output
        class="tip"
        hidden={left === undefined}
        aria-hidden="true"
        style={{ left: `${left}px`, translate: isRight ? 'calc(-100% - 12px)' : '12px' }}
      >
        {text}
      </output>
    </div>
  )
}
