// The stage on which the news of Pioneers is played: it also finds purses and cities.

import { Stage } from '../../../board/playback/stage';
import { city } from './places';

export class PioneersStage extends Stage {
  purse(name: string | undefined): Element | null {
    return name === 'bank' ? this.find('[data-pile="bank"]') : this.count(name, 'cash');
  }

  city(name: string | undefined): Element | null {
    return this.find(city(name ?? ''));
  }
}
