create or replace function feed_print_orders() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into print_order_feed (id, company_id, processed, created_at)
    values (new.id, new.company_id, new.processed, new.created_at);
  elsif tg_op = 'UPDATE' then
    update print_order_feed set processed = new.processed where id = new.id;
  else
    delete from print_order_feed where id = old.id;
  end if;
  return null;
end
$$;
