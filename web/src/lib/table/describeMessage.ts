/** A message of the viewer in words. */
import type { Choice } from '../protocol';
import type { Speech } from '../texts/speech';
import { words } from '../texts/words.svelte';
import type { Message } from './outbox';

/** An action reads like its button; one that is no longer offered, like its notation. */
export function describeMessage(message: Message, choices: Choice[], step: string, speech: Speech): string {
  switch (message.say) {
    case 'act': {
      const choice = choices.find((each) => each.words === message.words);
      return choice ? speech.choice(choice, step) : message.words;
    }
    case 'undo': return words.say('undo-free');
    case 'answer': case 'admit': return words.say(message.agrees ? 'agree' : 'refuse');
    case 'chat': return message.text;
    case 'phrase': return words.say(`phrase-${message.phrase}`);
    case 'leave': case 'resign': case 'abandon': return words.say(message.say);
    case 'pause': return words.say(message.on ? 'pause' : 'pause-end');
    case 'plan': return words.say(message.step ? `plan-${message.until ?? 'turn'}` : 'plan-ask');
    case 'back': return words.say('play-myself');
  }
}
