-- Staff list every kind by now: what was never listed before is filled in anew, with what it is found by.
UPDATE content SET marks = NULL
WHERE kind IN ('exhibitions', 'news', 'press', 'pages', 'gallery', 'home', 'menu', 'footer', 'legal-mention', 'rooms',
  'shipping-zones', 'vat');
