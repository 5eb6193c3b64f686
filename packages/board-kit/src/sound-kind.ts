/** What a sound tells. Which beats of a board make which of them, its screen says. */
export type SoundKind = 'turn' | 'card' | 'gems' | 'danger' | 'piece' | 'count' | 'round' | 'win' | 'refusal' | 'chat';
