-- What staff look for is found as quickly among ten thousand as among a hundred.
CREATE INDEX enquiries_sought ON enquiries
  USING gin (reference gin_trgm_ops, email gin_trgm_ops, name gin_trgm_ops, phone gin_trgm_ops);
CREATE INDEX enquiry_messages_sought ON enquiry_messages USING gin (text gin_trgm_ops);
CREATE INDEX enquiries_begun ON enquiries (created_at);
CREATE INDEX orders_refunds_failed ON orders (heard_at) WHERE refunds_failed > 0;
-- The weeks on the first page are added up from it alone.
CREATE INDEX orders_income ON orders (created_at) INCLUDE (received, refunded) WHERE received > 0;
