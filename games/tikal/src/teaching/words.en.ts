import type { TeachingWords } from '@quri/words';

export const en = {
  cards: {
    welcome:
      'Welcome to Tikal. A whole city lies under these trees, and we have come to dig it out. Temples pay when a volcano wakes, and they pay whoever is strongest there.',
    tile: 'Every turn begins with a tile. This one is a temple worth 2. The stones on its edges are steps: they show where there is a path, and what it costs.',
    placeTemple:
      'North of the clearing it is close to camp. We turn it so that none of its own stones lie on that edge: the path costs a single point. Choose b3, then “Place here”.',
    torches:
      'Ten torches, ten action points. They buy everything: people, steps, digging. What still burns at the end of the turn is lost.',
    bringLeader:
      'Your leader counts as much as three explorers. Arriving costs 1, and two edges with one stone each cost 2. Choose “Leader”, then the temple on b3, then “Go to b3”.',
    bringExplorer:
      'Now an explorer, the same way. Two figures can do what one cannot, as you will see. Choose “New explorer”, then the temple on b3, then “Go to b3”.',
    dig: 'Four points left. Digging costs 2 and puts the next level on the temple. Each figure can do it once a turn in one place. Choose the explorer on b3, then “Dig to 3”.',
    digAgain:
      'Now the leader. Two levels a turn are the most a temple can take. Choose the leader on b3, then “Dig to 4”.',
    firstEnd:
      'A temple of 4 after one turn, and nobody but you is there. It pays only when everybody scores, so it must still be yours then. Choose “End the turn”.',
    ruins:
      'The others have a temple of their own now. You have found ruins with four treasures. Treasures pay at every scoring too, and they need nobody to watch over them.',
    placeRuins: 'On c4 the ruins lie next to your temple and next to the clearing. Choose c4, then “Place here”.',
    walkNextDoor:
      'Your explorer is one stone away, so the walk costs 1. The leader stays behind and holds the temple. Choose the explorer on b3, then the ruins on c4, then “Go to c4”.',
    hunt: 'A search costs 3 and always finds something. What it is, nobody knows before. Choose the explorer on c4, then “Search ruins”.',
    secondHunter:
      'It is like digging: one treasure per figure and turn. Your six points are just enough for a second pair of hands. Choose “New explorer”, then the ruins on c4, then “Go to c4”.',
    huntAgain: 'This one has not searched yet. Choose an explorer on c4, then “Search ruins”.',
    sets: 'A mask and a stone jaguar, worth a point each. Two of a kind would pay 3, and all three of a kind 6.',
    secondEnd:
      'You could have dug instead and made your temple a 6. Greedy or careful, both can be right. Your leader is alone on b3 now. Choose “End the turn”.',
    tie: 'Look at your temple on b3: a pair of scales where your crown was. Leader against leader, 3 to 3. A tie pays nobody.',
    sharedLevels:
      'They have dug there too, and it is a temple of 5 now. Levels belong to the temple: whoever is strongest in the end is paid for all of them.',
    placeSecond:
      'First your tile, another temple of 2. North of the clearing on c3 it is out of their way. Choose c2, then “Place here”.',
    breakTie:
      'One explorer tips the scales, 4 to 3. Choose an explorer in the ruins on c4, then the temple on b3, then “Go to b3”.',
    digHigher: 'It may as well take up a shovel. Choose the explorer on b3, then “Dig to 6”.',
    camp: 'Everybody still walks all the way from the base camp. A camp on a clearing costs 5, once: after that your people arrive right there, for 1.',
    walkToClearing:
      'They found the clearing on c3, but it belongs to whoever camps there first. Choose the explorer on c4, then the clearing on c3, then “Go to c3”.',
    pitch: 'Choose the explorer on c3, then “Pitch camp”.',
    arrive: 'One point left, and the camp is open. Choose “New explorer”, then the camp on c3, then “Go to c3”.',
    letters:
      'Tiles come letter by letter. One more A is left, then the B tiles, and a volcano is among those. From now on every turn may be the last before a scoring. Choose “End the turn”.',
    volcano:
      'So this is the moment. Before anything erupts, everybody takes ten points without a tile and then scores: you first, with the board as you leave it.',
    behind: 'They are back on b3 in force, 5 to 4. If you scored now, that temple of 6 would pay you nothing.',
    firstHelp:
      'Now the camp pays off: b3 is one step away. Choose an explorer in the camp on c3, then the temple on b3, then “Go to b3”.',
    secondHelp: 'Five all, still a tie. Choose the other explorer on c3, then b3 again, then “Go to b3”.',
    raise: '6 to 5, it is yours. Make it worth more while you can. Choose an explorer on b3, then “Dig to 7”.',
    raiseAgain: 'Choose the leader on b3, then “Dig to 8”.',
    otherTemple:
      'Your second temple stands empty, one step behind the camp. A single explorer is the strongest where nobody else is. Choose “New explorer”, then the temple on c2, then “Go to c2”.',
    digOther: 'Your last two points. Choose the explorer on c2, then “Dig to 3”.',
    score: 'Let us count: 8 for b3, 3 for c2, 1 for the mask, 1 for the jaguar. That makes 13. Choose “End the turn”.',
    paidTwice:
      'Did you see it? They came to b3 after you had scored, and it paid them as well. Being strongest is only borrowed.',
    placeVolcano:
      'Now the volcano gets its place. Nobody can enter it, so it makes a good wall: on b2 it covers the side of your temple. Choose b2, then “Place here”.',
    guard:
      'To keep a temple for good, post a guard where you are the strongest. It costs 5, the digging ends there, and your other figures on it leave the game.',
    digBefore:
      'On c2 you lose nobody. Raise it once more before it is closed. Choose the explorer on c2, then “Dig to 4”.',
    putGuard:
      'Three scorings are to come: two volcanoes and the end. Four points each time, and nobody can change it. Choose the explorer on c2, then “Put guard”.',
    free: 'The last three points are yours. Three explorers for the fight on b3? Or swap your mask for their stone jaguar: a pair pays 3, and nobody can take a pair away.',
    farewell:
      'Tiles, paths, digging, treasures, a camp, a guard: you know your trade. Play on if you like: a whole game takes an hour or so, and you can leave it at any time and come back to it.',
  },
  tips: {
    bonusTurn: 'You score right after this turn: first be strongest, then dig.',
    volcanoTile: 'Nobody can enter a volcano: let it block the others, not you.',
    turnTile: 'Turn the tile: few stones on your way, many on theirs.',
    bid: 'Points you bid are points you lose: a clearing is seldom worth many.',
    leader: 'Your leader counts as three explorers. Bring the leader early.',
    endsSoon: 'Few tiles are left. After the last one everybody scores once more.',
    volcanoSoon: 'A volcano may come soon: hold your temples when your turn ends.',
    tie: 'You are tied at a temple, and a tie pays nobody. One more explorer settles it.',
    pair: 'You can swap single treasures: a pair pays 3 and cannot be taken from you.',
    guard: 'A guard keeps a temple for good, but your other figures there leave the game.',
    dig: 'Two figures at a temple can raise it by two levels in one turn.',
    camp: 'A camp out here saves long walks: your figures arrive in it for 1 point.',
    lastPoint: 'A point that is left over is lost: bring an explorer for it.',
  },
} as const satisfies TeachingWords;

export type CardId = keyof typeof en.cards;
export type TipId = keyof typeof en.tips;
