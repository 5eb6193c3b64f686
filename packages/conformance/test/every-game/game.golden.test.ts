import { golden } from '@quri/conformance';
import { goldenFolder, subjectFile } from './subject-file.ts';

golden(subjectFile.subject.game, goldenFolder, subjectFile.goldenSettings);
