/**
 * Whoever stays seated is not written again. Not by `INSERT OR IGNORE`: in a trigger the conflict clause of the statement
 * that fired it counts.
 */
export const SEATED_CHANGES = `
  DROP TRIGGER seated_otherwise;
  CREATE TRIGGER seated_otherwise AFTER UPDATE OF seating ON tables WHEN new.seating <> old.seating BEGIN
    DELETE FROM seated WHERE table_number = new.number AND guest NOT IN
      (SELECT json_extract(value, '$.guest') FROM json_each(new.seating) WHERE json_extract(value, '$.guest') IS NOT NULL);
    INSERT INTO seated
      SELECT DISTINCT json_extract(value, '$.guest'), new.number FROM json_each(new.seating)
      WHERE json_extract(value, '$.guest') IS NOT NULL
        AND json_extract(value, '$.guest') NOT IN (SELECT guest FROM seated WHERE table_number = new.number);
  END;
`;
