/** The face of each quick phrase, as paths: what changes from one to the next. */
import type { PhraseKey } from './phrases';

interface FaceDrawing {
  eyes: string;
  mouth: string;
  grins?: boolean; // the mouth is open
  hat?: string; // the transform with which it is worn
  beside?: string; // what is drawn next to the face
  paint?: string; // of that
}

const EYES = 'M8.4 14.2v.9M14 14.2v.9';
const SMILE = 'M7.8 18.2Q11.2 21.4 14.6 18.2';

export const FACES: Record<PhraseKey, FaceDrawing> = {
  'hello': { eyes: EYES, mouth: SMILE, hat: 'rotate(14 11 9) translate(4 -2.6)' },
  'good-luck': {
    eyes: 'M8.4 14.2v.9M12.4 14.8H15.4',
    mouth: SMILE,
    beside: 'M21.4 18.6a1.9 1.9 0 1 1 2.4-2.4a1.9 1.9 0 1 1 2.4 2.4a1.9 1.9 0 1 1-2.4 2.4a1.9 1.9 0 1 1-2.4-2.4Z',
    paint: 'leaf',
  },
  'well-played': {
    eyes: EYES,
    mouth: 'M7.4 17.6H15Q14.4 21.6 11.2 21.6T7.4 17.6Z',
    grins: true,
    beside: 'M23.8 13.6L25.2 16.8L28.6 17.1L26 19.3L26.8 22.6L23.8 20.9L20.8 22.6L21.6 19.3L19 17.1L22.4 16.8Z',
    paint: 'gold',
  },
  'thanks': {
    eyes: 'M7 15Q8.4 13.2 9.8 15M12.6 15Q14 13.2 15.4 15',
    mouth: SMILE,
    beside: 'M24 23.4C18.4 19.6 19.6 15.4 22 15.6Q23.4 15.8 23.8 17.4Q24.2 15.8 25.6 15.6C28 15.4 29.2 19.6 24 23.4Z',
    paint: 'red',
  },
  'sorry': {
    eyes: 'M6.8 13.4L9 12.4M15.6 13.4L13.4 12.4M8.4 15v.8M14 15v.8',
    mouth: 'M8.6 19.8Q11.2 17.8 13.8 19.8',
    beside: 'M20.8 12.6C23.2 15.6 22.8 17.8 20.8 17.8S18.4 15.6 20.8 12.6Z',
    paint: 'blue',
  },
  'ouch': {
    eyes: 'M7 13.2L9.2 14.6L7 16M15.4 13.2L13.2 14.6L15.4 16',
    mouth: 'M7.8 19.6L9.6 18.2L11.2 19.6L12.8 18.2L14.6 19.6',
    beside: 'M22.4 8.6L24.6 5.4M24.4 11.4L28 9.8M24.8 14.6L28.4 15.2',
    paint: 'stars',
  },
  'one-moment': {
    eyes: 'M9.2 13.4v.9M14.8 13.4v.9',
    mouth: 'M8.6 19H13.8',
    beside: 'M20.8 14H27.2V15.4L24.6 19L27.2 22.6V24H20.8V22.6L23.4 19L20.8 15.4Z',
    paint: 'gold',
  },
  'your-turn': {
    eyes: 'M9 14.2v.9M14.6 14.2v.9',
    mouth: SMILE,
    beside: 'M18.8 20.2H24V17.6L28.6 21.2L24 24.8V22.4H18.8Z',
    paint: 'gold',
  },
};
