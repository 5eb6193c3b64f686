import { conformance } from '@quri/conformance';
import { subject } from './subject.ts';

conformance(subject);
