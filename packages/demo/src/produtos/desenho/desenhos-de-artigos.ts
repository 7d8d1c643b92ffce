import type { Desenho } from './desenho.ts'
import type { Forma } from './formas.ts'

type Artigo = Extract<
  Forma,
  'arranhador' | 'bola' | 'cama' | 'coleira' | 'comedouro' | 'gaiola' | 'osso' | 'varinha'
>

// An article has no printed face: the label hangs below it as a tag.
const ETIQUETA = { x: 66, y: 164, largura: 108, altura: 62 }

/** Things that come without a pack. */
export const DESENHOS_DE_ARTIGOS: Record<Artigo, Desenho> = {
  bola: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<circle cx="120" cy="92" r="60" fill="${cor}"/>` +
      `<path fill="${escura}" d="M120 152a60 60 0 0 1-52-30c32 14 80 14 104 0a60 60 0 0 1-52 30z"/>` +
      `<path fill="none" stroke="${clara}" stroke-width="7" d="M72 56c26 20 70 20 96 0M62 104c34 18 82 18 116 0"/>` +
      '<ellipse cx="98" cy="62" rx="16" ry="10" fill="#fff" fill-opacity=".45" transform="rotate(-30 98 62)"/>',
  },
  osso: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<g transform="rotate(-18 120 92)"><path fill="${escura}" d="M70 84h100v26H70z"/>` +
      `<path fill="${cor}" d="M66 60a21 21 0 0 1 24 16h60a21 21 0 1 1 36 16 21 21 0 1 1-36 16H90a21 21 0 1 1-36-16 21 21 0 0 1 12-32z"/>` +
      `<path fill="none" stroke="${clara}" stroke-width="5" stroke-linecap="round" d="M92 86h48M58 72a10 10 0 0 1 8-4"/></g>`,
  },
  varinha: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<path stroke="${escura}" stroke-width="8" stroke-linecap="round" d="m58 146 84-84"/>` +
      `<path fill="${cor}" d="M136 68c2-26 20-44 46-46 4 24-12 46-46 46z"/>` +
      `<path fill="${clara}" d="M140 72c24-8 46 0 56 20-22 12-46 6-56-20z"/>` +
      `<path fill="${escura}" d="M134 62c-14-18-10-38 4-50 16 12 16 34-4 50z"/>` +
      `<circle cx="138" cy="68" r="10" fill="#f2c14e"/>`,
  },
  coleira: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<ellipse cx="120" cy="80" rx="74" ry="46" fill="none" stroke="${cor}" stroke-width="20"/>` +
      `<ellipse cx="120" cy="80" rx="74" ry="46" fill="none" stroke="${clara}" stroke-width="3" stroke-dasharray="9 7"/>` +
      `<rect x="166" y="58" width="32" height="30" rx="6" fill="${escura}"/>` +
      '<circle cx="120" cy="142" r="16" fill="#f2c14e"/><circle cx="120" cy="142" r="5" fill="#c99a2b"/>',
  },
  cama: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M26 98c0-36 42-58 94-58s94 22 94 58v22c0 28-42 40-94 40s-94-12-94-40z"/>` +
      `<ellipse cx="120" cy="94" rx="66" ry="34" fill="${escura}"/>` +
      `<ellipse cx="120" cy="102" rx="60" ry="26" fill="${clara}"/>` +
      `<path fill="none" stroke="${clara}" stroke-width="3" stroke-linecap="round" d="M42 116c2 10 10 18 20 22m136-22c-2 10-10 18-20 22"/>`,
  },
  comedouro: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M52 72h136l22 72c2 8-4 14-14 14H44c-10 0-16-6-14-14z"/>` +
      `<path fill="${escura}" d="m32 136-2 8c-2 8 4 14 14 14h152c10 0 16-6 14-14l-2-8z"/>` +
      `<ellipse cx="120" cy="72" rx="68" ry="24" fill="#e9ecef"/><ellipse cx="120" cy="74" rx="56" ry="17" fill="#adb5bd"/>` +
      `<path fill="${clara}" d="M76 70c8-18 24-24 44-24s36 6 44 24c-10 12-78 12-88 0z"/>`,
  },
  arranhador: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<rect x="56" y="140" width="128" height="20" rx="8" fill="${escura}"/>` +
      '<rect x="98" y="40" width="44" height="102" fill="#d9b382"/>' +
      '<path stroke="#b98d57" stroke-width="3" d="M98 52h44M98 64h44M98 76h44M98 88h44M98 100h44M98 112h44M98 124h44"/>' +
      `<rect x="76" y="22" width="88" height="20" rx="10" fill="${cor}"/>` +
      `<path stroke="${clara}" stroke-width="3" d="M164 34c16 8 20 22 18 40"/><circle cx="182" cy="84" r="11" fill="${cor}"/>`,
  },
  gaiola: {
    etiqueta: ETIQUETA,
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${clara}" fill-opacity=".35" d="M60 80c0-34 26-54 60-54s60 20 60 54v66H60z"/>` +
      `<path fill="none" stroke="${cor}" stroke-width="4" d="M60 80c0-34 26-54 60-54s60 20 60 54v66H60zM90 34v112m30-120v120m30-112v112M60 84h120"/>` +
      `<circle cx="120" cy="18" r="8" fill="none" stroke="${escura}" stroke-width="4"/>` +
      `<rect x="50" y="142" width="140" height="18" rx="6" fill="${escura}"/>` +
      '<path fill="#f2c14e" d="M98 112c0-14 10-22 22-22 6 0 10 3 12 8l8 3-8 4c0 14-10 21-20 21h-20l8-8c-1-2-2-4-2-6z"/>',
  },
}
