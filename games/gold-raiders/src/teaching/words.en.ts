import type { TeachingWords } from '@quri/words';

export const en = {
  cards: {
    welcome:
      'Welcome to the lagoon. At the other end of this trail, 25 spaces away, stands a temple full of gold. Whoever gets there first wins, and two rivals have already begun.',
    night:
      'Nobody walks at night. In turn, everybody lays one card face down, and by day these stacks become steps. Below is your hand: by morning you will have played all eight of its cards.',
    firstMile: 'A path is read from its bottom card up, and it begins with a 1 Mile. Choose 1 Mile, then “New stack”.',
    secondMile:
      'A 2 Mile brings two spaces, but only if it lies directly on a 1 Mile. So the order matters more than the cards. Choose 2 Mile, then “Stack 1”.',
    bandits:
      'Now for something unpleasant. A stack with Bandits in it leads nowhere: whoever reveals it is chased back two spaces for each Bandits card.',
    bait: 'So keep them away from your path. In a stack of their own they are fine bait, for nobody can see what lies there. Choose Bandits, then “New stack”.',
    robbed:
      'There goes your path: somebody has played a Steal and taken the whole stack, unseen. You have lost the cards, but not what you know: it is still a 1 Mile with a 2 Mile on top.',
    takeBack:
      'You hold two Steals, so fetch it back. Choose Steal, then “Stack 3”, the thief’s last one, and then “New stack”.',
    numbers:
      'Stacks are counted from the left. When the path was taken, your Bandits moved up and became stack 1; the path has come back as stack 2. The table will not remind you.',
    scout:
      'A rival has three cards in one stack. Before you spend your other Steal, find out whether it is worth it. Choose Recon, then “Stack 1”.',
    triplet:
      'Three times 2 Mile. Three equal cards in a row, of any kind but Bandits, are a triplet, and that is five spaces. Remember where it lies, then choose “Look away”.',
    takeTriplet:
      'Nothing has been laid on it since you looked, so you know exactly what you get. Choose Steal, then “Stack 1”, and then “New stack”.',
    trapSprung:
      'Somebody has taken the bait, and with it your Bandits. The gap has closed once more: stack 1 is your path now, and stack 2 is the triplet.',
    thirdMile:
      'Directly on 1 and 2, a 3 Mile brings three more: six spaces in a single stack. Choose 3 Mile, then “Stack 1”.',
    lastCard:
      'Bandits are all you have left, and every card has to be played. On your path they would spoil it whole. Choose Bandits, then “New stack”.',
    day: 'It is day, and your Bandits have just caught their thief. Now you: reveal your own stacks one after the other, as many as you like, and stop when you like.',
    revealPath: 'Do you remember? Stack 1 is the path, stack 2 the triplet, stack 3 holds Bandits. Choose “Stack 1”.',
    revealTriplet: 'Six spaces from three cards. Now for the loot: choose “Stack 2”.',
    leaveClosed:
      'Space 11, and you lead. In stack 3 your own Bandits are waiting, and nobody makes you reveal it. Choose “End the turn”.',
    idol: 'Nobody is at the temple yet, so all cards are shuffled and dealt again. You are farthest along, which gives you the idol: you play first at night and reveal first by day.',
    newPath:
      'Last night’s stacks are gone; only the raiders stay where they are. Begin another path: choose 1 Mile, then “New stack”.',
    reconInStack:
      'There is little to look at yet, so hide one Recon in your path. Between travel cards a Recon may be ignored, while a Steal would part them. Choose Recon, then “Stack 1”.',
    acrossRecon:
      '1, Recon, 2 counts just like 1, 2, and all the others see is a taller stack. Choose 2 Mile, then “Stack 1”.',
    scoutAgain:
      'A Steal is best spent on something you have seen, and you still have a Recon to see it with. Choose Recon, then “Stack 1”.',
    everybodySaw:
      '1 and 2: three spaces, and room for more. But everybody knows which stack you are looking at, and so does its owner. Choose “Look away”.',
    oneMore:
      'Its owner has laid one more card on it. A 3 Mile, to make it six? Or Bandits, because you looked? What comes after your peek, you do not know.',
    gamble:
      'Let us find out. But never lay a stranger’s stack on your own path, for Bandits would spoil both. Choose Steal, then “Stack 1”, and then “New stack”.',
    finishPath: 'Your own path you can trust. Choose 3 Mile, then “Stack 1”.',
    baitAgain: 'That leaves two Bandits cards to get rid of. As bait once more: choose Bandits, then “New stack”.',
    twoBandits:
      'The other one goes on top of the first: two Bandits in one stack chase a thief back four spaces. Choose Bandits, then “Stack 3”.',
    sureFirst:
      'Somebody could not resist, and both your Bandits are theirs. You have the idol, so you begin the day, with what you are sure of. Choose “Stack 1”.',
    twoSides:
      'Space 17. Now the stolen stack: six spaces if a 3 Mile is on top, three if it is something harmless, two back if it is Bandits. You would be free to stop here.',
    turnOver: 'With a lead like yours, stopping would be wise. Today we want to know. Choose “Stack 2”.',
    caught:
      'Bandits, laid there because you looked. Two spaces are a fair price for this: whatever is added after your peek is a secret again.',
    onwards:
      'Ten spaces to go. Once everybody has had their day, whoever is at the temple wins; if several are, the miles they revealed that day decide. From here on, you lead.',
  },
  tips: {
    atTemple: 'You are there. More miles help in a tie, but Bandits drive you off again.',
    rivalNear: 'A rival is almost there. If you both arrive, the most revealed miles win.',
    mayStop: 'Nobody makes you reveal a stack. If it may hold Bandits, leave it closed.',
    lastNight: 'Somebody is close to the temple: this night may be the last.',
    begin: 'Begin a path with 1 Mile: a 2 Mile counts only directly on top of it.',
    bandits: 'Bandits spoil a whole stack. Give them one of their own, as bait for thieves.',
    triplet: 'Three equal cards in a row bring five spaces, Steals and Recons too.',
    remember: 'Keep in mind what you lay and where: nobody will show it to you again.',
    recon: 'Recon shows you a whole stack, even your own if you have lost track of it.',
    steal: 'Steal takes a stack unseen, Bandits and all. Lay it apart from your path.',
    tall: 'A tall stack tempts thieves. Two smaller ones are not lost at a stroke.',
    dusk: 'Nothing is kept for tomorrow: use your Recon or Steal while it is night.',
  },
} as const satisfies TeachingWords;

export type CardId = keyof typeof en.cards;
export type TipId = keyof typeof en.tips;
