import { html } from './platform/html/html.ts'

// ADM-09 What a business looks like until it has pictures of its own: its name and its colour.

const LARGURA_DA_LETRA = 23
const MARCA = 84

const iniciaisDe = (nome: string) =>
  nome
    .split(/\s+/)
    .filter((palavra) => /^[\p{Lu}\p{N}]/u.test(palavra))
    .slice(0, 2)
    .map(([letra]) => letra)
    .join('') || '•'

/** Its initials on its colour, and what else stands beside them. */
const desenhar = (nome: string, cor: string, { caixa, ...resto }: { caixa: string; nome?: string }) =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${caixa}" role="img">
  <title>${nome}</title>
  <rect x="4" y="4" width="64" height="64" rx="17" fill="${cor}"/>
  <g font-family="system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif" font-weight="600">
    <text x="36" y="46" font-size="28" fill="#fff" text-anchor="middle">${iniciaisDe(nome)}</text>
    ${resto.nome && html`<text x="${MARCA}" y="47" font-size="31" fill="${cor}">${resto.nome}</text>`}
  </g>
</svg>`.texto

/** Its initials in its colour, and its name beside them. */
export const desenharLogo = (nome: string, cor: string): string =>
  desenhar(nome, cor, { caixa: `0 0 ${MARCA + nome.length * LARGURA_DA_LETRA} 72`, nome })

/** Where there is room for the initials only, whatever logo was sent: nobody reads that one in a tab. */
export const desenharIcone = (nome: string, cor: string): string =>
  desenhar(nome, cor, { caixa: '4 4 64 64' })

/** Shelves in its colour: what a distributor has before it has customers. */
export const desenharFundo = (cor: string): string =>
  html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMax slice">
  <rect width="1600" height="1000" fill="${cor}"/>
  <g fill="#fff" fill-opacity=".1">
    <path d="M0 300h1600v12H0zM0 540h1600v12H0zM0 780h1600v12H0z"/>
    <path d="M120 180h110v120H120zM250 210h90v90h-90zM700 160h150v140H700zM1240 200h120v100h-120zM1380 170h90v130h-90z"/>
    <path d="M60 440h130v100H60zM420 400h120v140H420zM560 450h90v90h-90zM960 420h160v120H960zM1480 440h100v100h-100z"/>
    <path d="M260 650h150v130H260zM430 690h110v90H430zM820 660h110v120H820zM950 630h90v150h-90zM1300 680h140v100h-140z"/>
  </g>
  <path fill="#000" fill-opacity=".18" d="M0 900h1600v100H0z"/>
</svg>`.texto
