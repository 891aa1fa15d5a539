-- The metrics at /metrics, in Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/
--
-- Workers count together, in the shared memory "metrics"; a key is a line's name with its labels. Each line is there from
-- the start, as Prometheus sees no increase in a counter's first value. A label has a few fixed values: nothing that a
-- visitor sends gets into a line.

local numbers = ngx.shared.metrics
local metrics = {}

-- What start() finds out, for text(). A reload starts workers with a new copy.
local version, revision, certificate_end, cgroup, generation

local kinds = { "page", "file", "inquiry", "report" }
local classes = { "1xx", "2xx", "3xx", "4xx", "5xx", "other" }
local outcomes = { "accepted", "refused", "failed", "unreachable", "timeout", "limited", "incomplete" }
-- Seconds. An inquiry can take 35 (snippets/inquiry-api.conf).
local buckets = { 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 35 }
local months = { "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" }

local answers_line = 'site_answers_total{kind="%s",class="%s"}'
local inquiries_line = 'site_inquiries_total{outcome="%s"}'
local bucket_line = 'site_inquiry_upstream_seconds_bucket{le="%s"}'
local sum_line, count_line = "site_inquiry_upstream_seconds_sum", "site_inquiry_upstream_seconds_count"
local start_line, death_line = "site_start_time_seconds", "site_worker_deaths_total"

local function content(file)
    local handle = io.open(file, "rb")
    local text = handle and handle:read("*a") or ""
    if handle then handle:close() end
    return text
end

-- When a certificate in PEM ends, in seconds since 1970. Its validity is two times in UTC, each with a type and a length;
-- those of type 23 have a year of two digits.
local function end_of(file)
    local base64 = content(file):match("BEGIN CERTIFICATE%-+(.-)%-+END") or ""
    local der = ngx.decode_base64((base64:gsub("%s", ""))) or ""
    local kind, time = der:match("[\23\24].%d+Z([\23\24]).(%d+)Z")
    if not kind then return nil end
    local year, month, rest = (kind == "\23" and "20" .. time or time):match("^(%d%d%d%d)(%d%d)(%d+)$")
    local day, hour, minute, second = rest:match("(%d%d)(%d%d)(%d%d)(%d%d)")
    month = months[tonumber(month)]
    return ngx.parse_http_time(("Mon, %s %s %s %s:%s:%s GMT"):format(day, month, year, hour, minute, second))
end

-- Memory that the container cannot give back, its limit, and how many processes were killed for it; nothing where there is
-- no limit. The files of version 2 of Linux' control groups, or of version 1.
local function memory()
    local one = cgroup .. "/memory/memory."
    local limit = tonumber(content(cgroup .. "/memory.max")) or tonumber(content(one .. "limit_in_bytes"))
    local used = tonumber(content(cgroup .. "/memory.current")) or tonumber(content(one .. "usage_in_bytes"))
    -- "No limit" is a number close to 2^63 in version 1.
    if not limit or not used or limit > 2 ^ 50 then return nil end
    local stat = content(one .. "stat") .. "\n" .. content(cgroup .. "/memory.stat")
    local files = stat:match("total_inactive_file (%d+)") or stat:match("\ninactive_file (%d+)") or 0
    local kills = (content(cgroup .. "/memory.events") .. content(one .. "oom_control")):match("oom_kill (%d+)") or 0
    return used - files, limit, kills
end

-- When nginx reads its configuration.
function metrics.start(settings)
    version, revision, cgroup = settings.version, settings.revision, settings.cgroup
    certificate_end = end_of(settings.certificate)
    for _, kind in ipairs(kinds) do
        for _, class in ipairs(classes) do numbers:add(answers_line:format(kind, class), 0) end
    end
    for _, outcome in ipairs(outcomes) do numbers:add(inquiries_line:format(outcome), 0) end
    for _, most in ipairs(buckets) do numbers:add(bucket_line:format(most), 0) end
    for _, line in ipairs({ sum_line, count_line, death_line }) do numbers:add(line, 0) end
    numbers:add(start_line, ngx.time())
    generation = numbers:incr("generations", 1, 0)
end

-- nginx starts each worker of a configuration once, and again only where it has died. A reload that fails has a generation
-- without workers.
function metrics.start_worker()
    local worker = "worker " .. ngx.worker.id()
    if numbers:get(worker) == generation then numbers:incr(death_line, 1) end
    numbers:set(worker, generation)
end

-- The inquiry API's statuses for one bad inquiry. All others but 200 are faults that affect every inquiry.
local of_one_inquiry = { [400] = true, [413] = true, [415] = true, [422] = true }

-- Where an inquiry ended. Only the upstream's own response has a time for its header.
local function outcome_of(status)
    if (ngx.var.upstream_header_time or ""):find("%d$") then
        return status == 200 and "accepted" or of_one_inquiry[status] and "refused" or "failed"
    end
    if status == 429 then return "limited" end
    -- nginx's own 500: it had no connection left, for instance.
    return status == 504 and "timeout" or status >= 500 and "unreachable" or "incomplete"
end

local function count_inquiry()
    numbers:incr(inquiries_line:format(outcome_of(ngx.status)), 1)
    -- One time for each address that was tried.
    local seconds
    for try in (ngx.var.upstream_response_time or ""):gmatch("[%d.]+") do seconds = (seconds or 0) + try end
    if not seconds then return end
    numbers:incr(sum_line, seconds)
    numbers:incr(count_line, 1)
    for _, most in ipairs(buckets) do
        if seconds <= most then return numbers:incr(bucket_line:format(most), 1) end
    end
end

-- After each response.
function metrics.count()
    local kind = ngx.var.answer_kind
    if kind == "" then return end
    local status = ngx.status
    -- nginx could not read the request: that is the client's fault, and no page failed. The API's own are faults.
    if not ngx.var.upstream_status and (status == 501 or status == 505) then status = 400 end
    numbers:incr(answers_line:format(kind, classes[math.floor(status / 100)] or "other"), 1)
    -- The limits are met by inquiries alone, and by each but one whose Content-Length is too large.
    local is_large = status == 413 and ngx.var.uri == "/api/Inquiry/AddCryoCustomerInquiry"
    if kind == "inquiry" and (ngx.var.limit_req_status or is_large) then count_inquiry() end
end

-- The response to Prometheus.
function metrics.text()
    local lines = {}
    local function put(name, value) lines[#lines + 1] = name .. " " .. value end
    local function family(name, kind, help) lines[#lines + 1] = ("# HELP %s %s\n# TYPE %s %s"):format(name, help, name, kind) end
    local function put_counted(line) put(line, numbers:get(line)) end

    family("site_answers_total", "counter", "Responses, by kind of URL and class of status.")
    for _, kind in ipairs(kinds) do
        for _, class in ipairs(classes) do put_counted(answers_line:format(kind, class)) end
    end
    family("site_inquiries_total", "counter", "Inquiries, by where they ended.")
    for _, outcome in ipairs(outcomes) do put_counted(inquiries_line:format(outcome)) end
    family("site_inquiry_upstream_seconds", "histogram", "Time that the inquiry API took, to connect included.")
    local so_far = 0
    for _, most in ipairs(buckets) do
        so_far = so_far + numbers:get(bucket_line:format(most))
        put(bucket_line:format(most), so_far)
    end
    put(bucket_line:format("+Inf"), numbers:get(count_line))
    put_counted(sum_line)
    put_counted(count_line)

    family("site_connections", "gauge", "Connections of visitors, and those of them that wait for a request.")
    put('site_connections{state="open"}', ngx.var.connections_active)
    put('site_connections{state="idle"}', ngx.var.connections_waiting)
    family("site_release_info", "gauge", "The release that is served.")
    put(('site_release_info{version="%s",revision="%s"}'):format(version, revision), 1)
    family(start_line, "gauge", "When nginx was started.")
    put_counted(start_line)
    family(death_line, "counter", "Workers that nginx had to replace.")
    put_counted(death_line)
    if certificate_end then
        family("site_certificate_end_seconds", "gauge", "When the certificate ends.")
        put("site_certificate_end_seconds", certificate_end)
    end
    local used, limit, kills = memory()
    if used then
        family("site_memory_bytes", "gauge", "Memory of the container that it cannot give back.")
        put("site_memory_bytes", used)
        family("site_memory_limit_bytes", "gauge", "The limit of the container's memory.")
        put("site_memory_limit_bytes", limit)
        family("site_memory_kills_total", "counter", "Processes that were killed at that limit.")
        put("site_memory_kills_total", kills)
    end
    return table.concat(lines, "\n") .. "\n"
end

return metrics
