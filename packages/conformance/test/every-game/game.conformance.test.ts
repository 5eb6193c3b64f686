import { conformance } from '@quri/conformance';
import { subjectFile } from './subject-file.ts';

conformance(subjectFile.subject);
