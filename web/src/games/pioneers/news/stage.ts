// Where the news of Pioneers are played.

import { Stage as Any } from '../../../board/stage';

export class Stage extends Any {
  purse(name: string | undefined): Element | null {
    return name === 'bank' ? this.find('[data-pile="bank"]') : this.count(name, 'cash');
  }

  city(name: string | undefined): Element | null {
    return this.find(`[data-city="${name ?? ''}"]`);
  }
}
