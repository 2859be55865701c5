-- The captions of a film are one field, a file for each language; there was a field for each.
CREATE FUNCTION pg_temp.gather_captions(doc jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT jsonb_set(doc, '{videos}', jsonb_agg(
    CASE WHEN captions = '{}' THEN film ELSE film || jsonb_build_object('captions', captions) END ORDER BY position))
  FROM (
    SELECT position,
      video - ARRAY['captions_en', 'captions_fr', 'captions_cn'] AS film,
      jsonb_strip_nulls(jsonb_build_object(
        'en', video -> 'captions_en', 'fr', video -> 'captions_fr', 'cn', video -> 'captions_cn')) AS captions
    FROM jsonb_array_elements(doc -> 'videos') WITH ORDINALITY AS videos (video, position)
  ) AS films
$$;
UPDATE content SET draft = pg_temp.gather_captions(draft)
WHERE kind = 'artists' AND jsonb_array_length(draft -> 'videos') > 0;
UPDATE content SET published = pg_temp.gather_captions(published)
WHERE kind = 'artists' AND jsonb_array_length(published -> 'videos') > 0;
