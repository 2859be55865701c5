-- What things lack is counted from here alone, however much there is that lacks nothing.
CREATE INDEX content_lacking ON content (kind, lacks) WHERE lacks <> '{}';
