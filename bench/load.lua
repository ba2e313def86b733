-- Sends the requests of its standard input in turn. Argument: the mean pause in milliseconds.
local requests, sent = {}, 0

function init(arguments)
  for text in io.read('*a'):gmatch('%Z+') do
    requests[#requests + 1] = text
  end
  local pause = tonumber(arguments[1])
  if pause > 0 then
    delay = function() return math.random(0, 2 * pause) end
  end
end

function request()
  sent = sent + 1
  return requests[sent % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('{"succeeded":%d,"failed":%d,"perSecond":%f,"p99":%f}',
    summary.requests - errors.status, failed, summary.requests / summary.duration * 1e6,
    latency:percentile(99) / 1000))
end
