import type { Desenho } from './desenho.ts'
import { DESENHOS_DE_ARTIGOS } from './desenhos-de-artigos.ts'
import type { Forma } from './formas.ts'

const BRILHO = 'fill="#fff" fill-opacity=".22"'
const SOMBRA = 'fill="#16181d" fill-opacity=".12"'

/** The body of each shape, without gradients or ids, so that drawings can be put side by side in one page. */
export const DESENHOS: Record<Forma, Desenho> = {
  ...DESENHOS_DE_ARTIGOS,
  garrafa: {
    etiqueta: { x: 82, y: 122, largura: 76, altura: 66 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M106 34h28v26c0 18 28 24 28 54v88a12 12 0 0 1-12 12H90a12 12 0 0 1-12-12v-88c0-30 28-36 28-54z"/>` +
      `<path ${BRILHO} d="M112 40h6v24c0 18-24 26-24 54v84h-6v-88c0-30 24-34 24-52z"/>` +
      `<rect x="102" y="18" width="36" height="20" rx="5" fill="${escura}"/>` +
      `<path fill="${clara}" d="M106 44h28v5h-28z"/>`,
  },
  lata: {
    etiqueta: { x: 72, y: 84, largura: 96, altura: 80 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M62 50h116v148c0 11-26 18-58 18s-58-7-58-18z"/>` +
      `<path ${BRILHO} d="M70 58h12v148c-8-2-12-5-12-8z"/>` +
      `<path fill="${escura}" d="M62 186c6 9 30 14 58 14s52-5 58-14v12c0 11-26 18-58 18s-58-7-58-18z"/>` +
      `<ellipse cx="120" cy="50" rx="58" ry="17" fill="${clara}"/>` +
      `<ellipse cx="120" cy="50" rx="49" ry="12" fill="#e9ecef"/>` +
      '<path fill="none" stroke="#adb5bd" stroke-width="3" d="M110 52c0-4 6-6 12-6s10 3 10 6-6 5-12 5-10-2-10-5z"/>',
  },
  caixa: {
    etiqueta: { x: 60, y: 84, largura: 92, altura: 82 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${escura}" d="m160 54 26-16v148l-26 26z"/>` +
      `<path fill="${clara}" d="M52 54 80 38h106l-26 16z"/>` +
      `<rect x="52" y="54" width="108" height="158" fill="${cor}"/>` +
      `<path ${BRILHO} d="M52 54h108L52 118z"/>`,
  },
  caixinha: {
    etiqueta: { x: 76, y: 96, largura: 76, altura: 78 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${escura}" d="m158 70 20-14v140l-20 18z"/>` +
      `<path fill="${clara}" d="m70 70 14-30h80l14 16-20 14z"/>` +
      `<rect x="70" y="70" width="88" height="144" fill="#f8f9fa"/>` +
      `<path fill="${cor}" d="M70 70h88v34c-30 16-58-10-88 8zM70 186c30-14 58 12 88-4v32H70z"/>` +
      `<rect x="106" y="28" width="28" height="18" rx="4" fill="${escura}"/>`,
  },
  pacote: {
    etiqueta: { x: 72, y: 86, largura: 96, altura: 84 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M60 38h120c-6 28-2 44 0 82s6 58 0 92H60c-6-34-2-54 0-92s6-54 0-82z"/>` +
      `<path fill="${escura}" d="M60 26h120v14H60zM60 206h120v12H60z"/>` +
      `<path stroke="${clara}" stroke-width="2" d="M68 27v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12m8-12v12"/>` +
      `<path ${BRILHO} d="M68 44h14c-6 40 0 104-2 158H68c-6-30-2-54 0-82s4-52 0-76z"/>`,
  },
  saco: {
    etiqueta: { x: 66, y: 90, largura: 108, altura: 84 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M58 34h124l6 40c4 40 4 90 0 128-1 9-7 14-16 14H68c-9 0-15-5-16-14-4-38-4-88 0-128z"/>` +
      `<path fill="${escura}" d="M58 24h124v20H58z"/>` +
      `<path fill="none" stroke="${clara}" stroke-width="2" stroke-dasharray="6 5" d="M60 36h120"/>` +
      `<path ${SOMBRA} d="M188 74c4 40 4 90 0 128-1 9-7 14-16 14h-14c12-50 16-100 16-142z"/>` +
      `<path ${BRILHO} d="M66 50h12c-8 50-8 108-2 158-8 0-13-3-14-10-4-38-4-84 0-124z"/>`,
  },
  sache: {
    etiqueta: { x: 68, y: 80, largura: 104, altura: 82 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M52 36h136c-4 56-4 112 0 172-40 10-96 10-136 0 4-60 4-116 0-172z"/>` +
      `<path fill="${escura}" d="M52 36h136l-1 14H53z"/>` +
      `<path fill="none" stroke="${clara}" stroke-width="2" stroke-dasharray="4 4" d="M54 56h132"/>` +
      `<path ${BRILHO} d="M62 62h16c-4 50-4 96 0 148-8-1-13-2-18-4 4-50 4-96 2-144z"/>`,
  },
  pote: {
    etiqueta: { x: 68, y: 104, largura: 104, altura: 74 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${clara}" d="M66 74h108c12 8 16 18 16 32v88c0 13-9 20-22 20H72c-13 0-22-7-22-20v-88c0-14 4-24 16-32z"/>` +
      `<path fill="${cor}" d="M50 118h140v66H50z"/>` +
      `<path ${BRILHO} d="M68 82h10c-8 8-10 16-10 26v98c-6-2-8-6-8-12v-88c0-12 2-18 8-24z"/>` +
      `<rect x="62" y="44" width="116" height="32" rx="7" fill="${escura}"/>` +
      `<path fill="none" stroke="${cor}" stroke-width="3" d="M76 48v24m14-24v24m14-24v24m14-24v24m14-24v24m14-24v24m14-24v24"/>`,
  },
  frasco: {
    etiqueta: { x: 78, y: 106, largura: 84, altura: 80 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M100 64h40c20 4 30 16 30 36v98c0 11-7 16-18 16H88c-11 0-18-5-18-16v-98c0-20 10-32 30-36z"/>` +
      `<path ${BRILHO} d="M98 72c-14 6-18 16-18 30v98c0 4 1 6 3 8h9V102c0-14 2-22 6-30z"/>` +
      `<path fill="${escura}" d="M102 40h36v26h-36z"/>` +
      `<rect x="108" y="22" width="24" height="20" rx="5" fill="${clara}"/>`,
  },
  borrifador: {
    etiqueta: { x: 80, y: 118, largura: 80, altura: 72 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M106 78h28c24 8 34 22 34 44v78c0 10-6 14-16 14H88c-10 0-16-4-16-14v-78c0-22 10-36 34-44z"/>` +
      `<path ${BRILHO} d="M104 88c-14 8-20 18-20 36v84h10v-84c0-16 2-26 10-36z"/>` +
      `<path fill="${clara}" d="M106 54h28v26h-28z"/>` +
      `<path fill="${escura}" d="M70 26h56c16 0 26 10 26 30h-40c-4 0-6 4-8 10l-8 14-8-4 6-20H70z"/>` +
      `<rect x="60" y="30" width="12" height="16" rx="2" fill="${clara}"/>`,
  },
  bisnaga: {
    etiqueta: { x: 80, y: 72, largura: 80, altura: 84 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" d="M64 34h112l-12 140H76z"/>` +
      `<path fill="${escura}" d="M62 22h116v14H62z"/>` +
      `<path ${BRILHO} d="M74 42h14l6 126H82z"/>` +
      `<path fill="${clara}" d="M76 174h88l-6 10H82z"/>` +
      `<rect x="86" y="184" width="68" height="30" rx="6" fill="${escura}"/>`,
  },
  galao: {
    etiqueta: { x: 70, y: 110, largura: 92, altura: 76 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="${cor}" fill-rule="evenodd" d="M92 54h42c32 4 50 22 50 52v92c0 11-7 16-18 16H76c-11 0-18-5-18-16v-96c0-26 12-44 34-48zm56 26c-8-4-14-2-14 6v14c0 8 6 10 14 10h18c-2-14-8-24-18-30z"/>` +
      `<path ${BRILHO} d="M86 64c-12 8-16 20-16 38v96c0 4 1 7 4 8h8V102c0-16 0-26 4-38z"/>` +
      `<rect x="86" y="30" width="48" height="26" rx="6" fill="${escura}"/>` +
      `<path fill="${clara}" d="M86 46h48v6H86z"/>`,
  },
  rolo: {
    etiqueta: { x: 70, y: 108, largura: 100, altura: 74 },
    corpo: ({ cor, clara, escura }) =>
      `<path fill="#f1f3f5" d="M44 66h152v138c0 6-3 10-10 10H54c-7 0-10-4-10-10z"/>` +
      `<ellipse cx="82" cy="66" rx="38" ry="26" fill="#fff" stroke="#dee2e6" stroke-width="3"/>` +
      `<ellipse cx="158" cy="66" rx="38" ry="26" fill="#fff" stroke="#dee2e6" stroke-width="3"/>` +
      `<ellipse cx="82" cy="66" rx="13" ry="9" fill="${clara}"/><ellipse cx="158" cy="66" rx="13" ry="9" fill="${clara}"/>` +
      `<path fill="${cor}" d="M44 112h152v76H44z"/><path fill="${escura}" d="M44 188h152v6H44z"/>`,
  },
  bandeja: {
    etiqueta: { x: 64, y: 96, largura: 112, altura: 76 },
    corpo: ({ cor, clara, escura }) =>
      `<rect x="34" y="58" width="172" height="152" rx="18" fill="#f1f3f5"/>` +
      `<rect x="34" y="58" width="172" height="152" rx="18" fill="none" stroke="#ced4da" stroke-width="4"/>` +
      `<rect x="50" y="74" width="140" height="120" rx="12" fill="${clara}"/>` +
      `<path fill="${cor}" d="M50 86a12 12 0 0 1 12-12h116a12 12 0 0 1 12 12v10H50z"/>` +
      `<path fill="${escura}" d="M50 178h140v4a12 12 0 0 1-12 12H62a12 12 0 0 1-12-12z"/>` +
      `<path ${BRILHO} d="m60 194 70-120h24L84 194z"/>`,
  },
}
