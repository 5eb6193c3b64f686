export { across, type Cell, type Hexagon, hexagonOf, SIDES, type Side } from './hexagon.ts';
export { type Motion, motionsOf, type Step, type Way } from './motions.ts';
export { cornersOf, type Triangle, type Vertex } from './points.ts';
export {
  CORNERS,
  type Corner,
  cornersOfPose,
  firstHalf,
  flipped,
  halvesOf,
  INNER_EDGE,
  innerSide,
  isAcute,
  isPose,
  type Pose,
  poseBetween,
  poseOf,
  posesOf,
  RHOMBUS_EDGES,
  type RhombusEdge,
  secondHalf,
  sideOfEdge,
} from './rhombi.ts';
