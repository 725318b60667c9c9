create index walk_confirmations_photos on walk_confirmations (company_id, at) where photo is not null;
