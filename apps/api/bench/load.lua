-- wrk script: sends the bodies in the file BODIES as POST requests, in turn, and prints the result as JSON.
local requests = {}
local at = 0

function init()
  local file = os.getenv("BODIES")
  if not file then return end
  local headers = { ["content-type"] = "application/json" }
  for body in io.lines(file) do requests[#requests + 1] = wrk.format("POST", nil, headers, body) end
  math.randomseed(os.time())
  at = math.random(#requests)
end

function request()
  if #requests == 0 then return wrk.format() end
  at = at % #requests + 1
  return requests[at]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format(
    '{"perSecond":%f,"p50":%f,"p99":%f,"failed":%d}',
    summary.requests / summary.duration * 1e6,
    latency:percentile(50) / 1e3,
    latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout
  ))
end
