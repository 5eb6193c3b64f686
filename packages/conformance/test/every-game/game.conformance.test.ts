import { conformance } from '@quri/conformance';
import { subjectFile } from './game-folder.ts';

conformance(subjectFile.subject);
