comment on column shown_pages.phone is 'PNG of 390 by 844 pixels; empty for pages that are not drawn';
comment on column shown_pages.desktop is 'PNG of 1280 by 800 pixels; empty for pages that are not drawn';
comment on table spent_tokens is 'States and codes with which providers have answered, and logout tokens; each counts once';
