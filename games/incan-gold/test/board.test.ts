import { boardConformance } from '@quri/conformance/board';
import { exhibit } from '../gallery/exhibit.ts';
import { planOf } from '../src/board/plan/plan.ts';
import { shownOf } from '../src/board/shown.ts';

boardConformance({ ...exhibit, planOf, shownOf });
