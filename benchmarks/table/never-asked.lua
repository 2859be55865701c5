-- Asks for another address each time, from another caller each time: `{n}` in the path counts up from the second argument,
-- `{low}` and `{high}` are the ends of another range each time, both among the prices of works.
local path, n

function init(args)
  path, n = args[1], tonumber(args[2])
end

function request()
  n = n + 1
  local caller = string.format('10.%d.%d.%d', math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
  local low, high = n % 997, 1000 + math.floor(n / 997) % 20000
  local asked = path:gsub('{n}', tostring(n)):gsub('{low}', tostring(low)):gsub('{high}', tostring(high))
  return wrk.format('GET', asked, {
    ['accept-encoding'] = 'br',
    ['x-forwarded-for'] = caller,
  })
end
