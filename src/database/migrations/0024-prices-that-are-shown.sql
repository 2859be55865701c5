-- What a work can be bought for now: nobody can buy one that is reserved either, so nobody is told what it cost.
ALTER TABLE artworks DROP COLUMN final_price;
ALTER TABLE artworks ADD COLUMN final_price integer GENERATED ALWAYS AS (
  CASE WHEN is_price_on_request OR availability <> 'available' THEN NULL ELSE price END
) STORED;
