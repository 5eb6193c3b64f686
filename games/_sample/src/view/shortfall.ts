/** All charms are spelled with as many letters, so nothing that is sent falls short of anything. */
export const shortfall = { seen: (): number => 0, view: (): number => 0 };
