import { conformance } from '@quri/conformance';
import { subject } from './race.ts';

conformance(subject);
