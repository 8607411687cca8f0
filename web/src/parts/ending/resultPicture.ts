/** The result of a game as an SVG picture: only what everybody at the table knows. */
import { SEAT_MARKS } from '../../board/seatMarks';

export interface Standing {
  name: string;
  color: string; // of the seat
  points: number;
  won: boolean;
}

export interface Result {
  title: string; // of the game
  verdict: string;
  day: string;
  standings: Standing[]; // the best first
}

export const WIDTH = 1200;
export const HEIGHT = 630;

const PAPER = '#f1e8d5';
const INK = '#2e2317';
const FAINT = '#63543f';
const EDGE = '#c9b78f';
const ACCENT = '#a23a1b';
const PAINTS: Record<string, string | undefined> = {
  red: '#c22c25', blue: '#1c66b0', green: '#1b7a44', yellow: '#d99a00',
};
const OTHER = { paint: 'other', shape: 'M-5-9H5L10 0L5 9H-5L-10 0Z' };
const SERIF = 'font-family="Bitter, Georgia, serif"';
const SANS = 'font-family="Source Sans 3, system-ui, sans-serif"';
const LEFT = 90;
const RIGHT = WIDTH - LEFT;
const TOP = 250; // of the players
const ROOM = 300; // for all players
const FOOT = HEIGHT - 58;
const LONGEST = 22; // letters of a name

/** All of it; the size is that of link previews. */
export function resultPicture({ title, verdict, day, standings }: Result): string {
  const most = Math.max(1, ...standings.map(({ points }) => points));
  const height = Math.min(88, ROOM / Math.max(standings.length, 1));
  const rows = standings.map((each, i) => row(each, TOP + i * height, height, most));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${HEIGHT - 48}" fill="none" stroke="${INK}" stroke-width="3"/>`,
    `<rect x="34" y="34" width="${WIDTH - 68}" height="${HEIGHT - 68}" fill="none" stroke="${EDGE}" stroke-width="2"/>`,
    `<text x="${LEFT}" y="128" ${SERIF} font-size="64" font-weight="700" fill="${INK}">${escaped(title)}</text>`,
    `<text x="${LEFT}" y="192" ${SANS} font-size="38" fill="${ACCENT}">${escaped(verdict)}</text>`,
    ...rows,
    `<g ${SANS} font-size="24" fill="${FAINT}"><text x="${LEFT}" y="${FOOT}">Westbound</text>`,
    `<text x="${RIGHT}" y="${FOOT}" text-anchor="end">${escaped(day)}</text></g>`,
    '</svg>',
  ].join('');
}

function row({ name, color, points, won }: Standing, y: number, height: number, most: number): string {
  const { paint, shape } = SEAT_MARKS[color] ?? OTHER;
  const fill = PAINTS[paint] ?? '#6b5f7c';
  const middle = y + height / 2 - 6;
  const long = Math.max(0, (points / most) * 500);
  const weight = won ? 700 : 400;
  const text = `${SANS} font-size="34" font-weight="${weight}" fill="${INK}"`;
  return [
    `<path transform="translate(${LEFT + 16} ${middle}) scale(1.5)" d="${shape}" fill="${fill}" fill-rule="evenodd"`,
    ` stroke="${INK}"/>`,
    `<text x="${LEFT + 50}" y="${middle + 12}" ${text}>${escaped(short(name))}${won ? ' ★' : ''}</text>`,
    `<rect x="500" y="${middle - 13}" width="${long}" height="26" fill="${fill}"/>`,
    `<text x="${RIGHT}" y="${middle + 12}" ${text} text-anchor="end">${points}</text>`,
  ].join('');
}

function short(name: string): string {
  const letters = Array.from(name);
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join('')}…` : name;
}

function escaped(text: string): string {
  const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** The picture as a PNG file. */
export async function asPng(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!blob) throw new Error('this browser cannot make a PNG file');
  return new File([blob], name, { type: 'image/png' });
}
