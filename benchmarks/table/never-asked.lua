-- Asks for another address each time, from another caller each time: `{n}` in the path counts up from the second argument.
local path, n

function init(args)
  path, n = args[1], tonumber(args[2])
end

function request()
  n = n + 1
  local caller = string.format('10.%d.%d.%d', math.floor(n / 65536) % 256, math.floor(n / 256) % 256, n % 256)
  return wrk.format('GET', (path:gsub('{n}', tostring(n))), {
    ['accept-encoding'] = 'br',
    ['x-forwarded-for'] = caller,
  })
end
