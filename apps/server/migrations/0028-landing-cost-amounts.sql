-- What a landing cost usually comes to: for each unit of the goods, or as a whole.
alter table landing_cost add column per_unit_cost_paisa bigint check (per_unit_cost_paisa between 0 and 99999999999);
alter table landing_cost add column total_cost_paisa bigint check (total_cost_paisa between 0 and 99999999999);
alter table landing_cost add constraint landing_cost_one_amount
  check (per_unit_cost_paisa is null or total_cost_paisa is null);
