create index walk_confirmations_photos on walk_confirmations (at) where photo is not null;
