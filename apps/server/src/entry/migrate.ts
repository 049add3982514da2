import { readEnvironment } from '../platform/config/read-environment.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createLogger } from '../platform/logger.ts';
import { takeNoArguments } from './command-line.ts';
import { exitWith } from './exit-with.ts';
import { openPostgres } from './open-postgres.ts';

takeNoArguments(`Usage: npm run migrate

Brings the database up to date and stops. It takes no arguments.`);

try {
  const config = readEnvironment();
  const postgres = await openPostgres(config, createLogger(config.logLevel));
  const applied = await migrate(postgres.url);
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
  await postgres.close();
} catch (error) {
  exitWith(error, 'The database could not be brought up to date');
}
