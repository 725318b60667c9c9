drop function if exists take_deliveries(integer, integer, text[], uuid[]);
