import type { TeachingWords } from '@quri/words';

export const en = {
  cards: {
    welcome:
      'Welcome to the temple. Its floor has fallen in, and your three statues stand on the golden tiles in the middle. Whoever brings all three out first wins.',
    start:
      'Four corners of the temple are starts, and later exits. Tap the one in the upper left, then choose “Start here”.',
    tiles:
      'Nobody walks over a hole, so we bring a floor: thirteen stone tiles, laid in turn. Each covers two triangles. Everybody sees what you have drawn, nobody what comes next.',
    layPlain:
      'A plain tile, the best you can have. We lay it close to your start. Tap inside the dashed outline, then choose “Lay it here”.',
    layWall:
      'This one has a wall on one edge, and a wall stops you from both sides. Laid like this, it will look away from your path. Tap inside the outline, then “Lay it here”.',
    laySnake:
      'A snake on one half: whoever steps there pays an action point. You will want this tile late, so it goes far down. Tap inside the outline, then “Lay it here”.',
    layRest:
      'Three more, each inside its outline. The second goes right in front of your rival: the wall across it is a present. Lay all three.',
    points:
      'The floor is laid and the turns begin. Three torches, three action points. For each of them you may slide a tile along its edges or swing it round a corner.',
    slide:
      'Two holes separate you from the snake. One slide closes them. Tap the dashed tile, then the mark beside your start, and confirm. You can also drag it.',
    gap: 'Beyond the snake there is one more gap. The tile with the wall is near, but no slide takes it there. It has to swing, and that needs room for the whole arc.',
    swing:
      'Tap the dashed tile. A cross is a swing that something stops: tap one, and the board tells you what. Then choose the marked end and confirm.',
    walking:
      'Steps are free, as far as the floor goes. Only the snake asks for a point, and one is what you have left. A snake under a tile sleeps and costs nothing.',
    walk: 'Once you walk, no stone tile moves this turn. Choose “Start walking”, then the cell with the 1: it is d8, and 1 is what the snake costs.',
    noBlocker:
      'Your points are spent. Now you could set a blocker, but let us skip it once and see. Choose “End turn…”, then “No blocker”.',
    carried:
      'There you have it. Your rival has pushed the tile back, and you with it: whoever stands on a tile rides along. But this works both ways.',
    ride: 'A slide may be as long as there is room, and still costs one point. Tap your own tile, then its mark in the middle of the board, and confirm.',
    toFirst:
      'Two golden tiles beside you, and two points left. Choose “Start walking”, then the golden tile on the left, cell e9.',
    takeFirst: 'Your statue stands here. Once taken, nobody can take it from you. Choose “Take your statue”.',
    takeSecond:
      'You have spent a point, so you may walk again for nothing. Go to the golden tile on the right, cell e11, and choose “Take your statue” there too.',
    guard:
      'Two statues in one turn. You will have to come back over this bridge, and your rival likes to push. A tile with a blocker on it cannot be moved.',
    guardBridge: 'Choose “End turn…”, then tap the dashed half of your bridge, d9, and choose “Block this cell”.',
    blocked:
      'Your rival has a boulder too. It stands in the very hole where a bridge to your third statue would lie, and no tile can go there while it does.',
    around:
      'So we go round the other side. Tap the dashed tile, then the mark two steps to the right, and confirm. Its snake comes to lie between two golden tiles.',
    third:
      'Bridge, snake, statue: three points exactly. Choose “Start walking”, go to the third golden tile, f10, and choose “Take your statue”.',
    choice:
      'All three are yours. Where does the blocker help more now: in your rival’s way, or on a tile that you need? You are ahead, so guard the way out.',
    guardAhead:
      'Farther down lies a tile that leads to the nearest stairs. Choose “End turn…”, tap its dashed half, h9, then “Block this cell”.',
    exits: 'Now out. Any of the four exits will do, not only the one you came by. Your own is far away on foot.',
    stairs:
      'But there are stairs. All secret passages are joined: from one you come up at any other that is open, for one point.',
    swingOut:
      'One gap is left on the way down. Tap the dashed tile, then its mark under the golden tile, and confirm: it swings round its right corner.',
    passage:
      'A snake and a passage: your last two points. Choose “Start walking”, go to the stairs at the bottom, i7, then choose “Passage to b7”.',
    guardHome:
      'Up here you are nearly home, and your first bridge still lies there. Hold it: choose “End turn…”, tap its dashed half, b4, then “Block this cell”.',
    learned:
      'Slide, swing, ride, walk, guard: that is the whole craft. Whoever stops on an open exit with all three statues wins at once.',
    diamonds:
      'One thing we did not meet: whoever stands on a diamond can slide and swing golden tiles, with everything on them. It costs a point each time.',
    yourTurn:
      'From here on you play alone. One good slide of a plain tile, over the hole beside you and over the snake, and your exit is open. Go!',
  },
  tips: {
    statue: 'Your statue is close. Keep a point: taking it costs 1.',
    passage: 'A secret passage is near: 1 point takes you to any other open one.',
    diamond: 'A diamond is near: standing on it, you can move golden tiles.',
    stall: 'A long time without a statue ends the game. Most statues win then.',
    lay: 'Lay plain tiles near your own way, walls and snakes near the others.',
    plan: 'A slide may go as far as there is room and still costs one point.',
    pinned: 'A tile under a blocker does not move. Look for another one.',
    ride: 'You stand on a tile that can move: ride it.',
    snake: 'A tile laid over a snake puts it to sleep.',
    walkLast: 'Move your tiles first: once you walk, they stay where they are.',
    guard: 'You stand on a tile. Your blocker on its other half keeps it from being pushed.',
    hinder: 'A blocker is free, and even a hole will do: no tile can be laid over it.',
  },
} as const satisfies TeachingWords;

export type CardId = keyof typeof en.cards;
export type TipId = keyof typeof en.tips;
