import type { Words } from './words.ts';

export const en: Words = {
  cards: {
    welcome:
      'Welcome to the temple. We go in five times, and whoever brings home the most wins. The first card shows 5 gems for the three of you: 1 each. The 2 that cannot be shared stay on it: keep them in mind.',
    choose:
      'Now everybody chooses in secret: the torch goes one card deeper, the camp takes your gems home. One gem is not worth the walk back. Choose “Torch: go on”.',
    warning:
      'The first hazard of a kind only warns. A second spiders card, and 2 of the 29 cards are that, ends the round and takes the gems beside every tent whose owner is inside. With 1 gem at stake, choose “Torch: go on”.',
    beside:
      'Now we are talking: 6 gems. They lie beside your tent, not in it, so a hazard could still take them. Only the spiders are out, so one more: choose “Torch: go on”.',
    'go-home':
      'Spiders and a snake: now 4 of the 27 cards would end the round. Leave, and your 6 gems are yours for good, with a share of the 2 left on the first card. A decent catch! Choose “Camp: go back”.',
    'from-camp':
      'Two of you left, so you shared the 2 gems from the path. The third stayed, found 7 with nobody to share them, and then lost all 13. That is the whole game in one round.',
    removed:
      'The card that struck hangs in its doorway, out of the game: spiders are rarer now. All others are back in the deck. Your tent is safe, and four new gems are no reason to turn back. Choose “Torch: go on”.',
    'no-hazard':
      'A thing good explorers know: while no hazard lies on the path, the next card cannot end the round. It is a free step. Choose “Torch: go on”.',
    price:
      'A rockfall. From here on every step has a price: 2 of the 28 cards would end the round. With 5 gems at stake I would still go. Choose “Torch: go on”.',
    'larger-shares':
      'One of you slipped out and got both gems from the path: leave alone and you need not share them. And the 15 went to only two, 7 each: the fewer inside, the more each card brings. You hold 12. Choose “Torch: go on”.',
    'last-inside':
      'Rockfall and fire: 4 of 26. Your companion looks nervous, and whoever stays last has every treasure alone. Let us see who that is: choose “Torch: go on”.',
    bold: 'You are alone: the next treasure is all yours. But 6 of the 25 cards would cost you all 12 gems. On average going on is worth slightly more than the risk. Going home would be wise. Be bold, just this once: “Torch: go on”.',
    struck:
      'That hurt: 12 gems gone, although the odds were on our side. A fair bet can be lost, so the more lies beside your tent, the better the camp looks. The 7 gems inside it are safe, and nobody else sees how many there are.',
    'one-gem':
      'The third round opens with a single gem. Three cannot share it, so it stays on the card and you have nothing to lose yet. Choose “Torch: go on”.',
    'nothing-to-lose':
      'Fire. But look: there is nothing beside your tent. If it comes again now, it costs you nothing at all. Choose “Torch: go on”.',
    artifact:
      'An artifact! It is never shared. If you are the only one to leave, you carry it out; if two leave at the same time, neither gets it. The first three that anybody carries out count 5 each, later ones 10.',
    stay: 'So who leaves now? If we all think alike, we meet at the door and go home with nothing. I would let the others try first. Choose “Torch: go on”.',
    'carry-out':
      'They both wanted the beaker and left together, so it is still here. You found 17 gems, all yours, and now you are sure to leave alone: with them, the one on the path and the beaker. Choose “Camp: go back”.',
    learned:
      'Now you know it all: gems beside a tent can be lost, gems in it are safe. Count the hazards, look who else may leave, and be alone when it matters.',
    'on-your-own':
      'Two rounds are left, and you are in front. From now on your companions think for themselves, and so do you. After round 5 all tents are opened. Good luck!',
  },
  tips: {
    'last-round': 'The last round: gems that do not reach your tent now are lost.',
    'alone-with-artifact': 'Nobody else is inside: leave now, and the artifact is surely yours.',
    artifact: 'You get an artifact only if you are the only one to leave.',
    'two-hazards': 'Two kinds of hazard are out: about one card in seven ends the round now.',
    'much-to-lose': 'You have a lot beside your tent. It is safe only once you leave.',
    alone: 'You are alone inside: the next treasure is all yours.',
    'nothing-to-lose': 'You have nothing beside your tent, so a hazard could take nothing from you.',
    warning: 'The first hazard of a kind warns. The second of the same kind ends the round.',
    'on-the-path': 'Gems left on cards go to those who leave. Leave alone, and you get them all.',
    'no-hazard': 'No hazard on the path: the next card cannot end the round.',
    rarer: 'A hazard that hangs in a doorway is out of the game: its kind is rarer now.',
    change: 'You may change your mind until the last choice is in.',
  },
};
