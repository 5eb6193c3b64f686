import { golden } from '@quri/conformance';
import { inGame, subjectFile } from './game-folder.ts';

golden(subjectFile.subject.game, inGame('golden'), subjectFile.goldenSettings);
