import { AGORA, CABECALHO_DA_POSICAO, DESDE_SEMPRE, ehPosicao, maisAdiante } from '@balcao/dominio/posicao'
import { negocioAtual } from './ambiente.ts'

/** A replica that is later than this is asked by nobody: what was written before is in all of them. */
const VALIDADE_MS = 5 * 60_000
const chave = () => `balcao:posicao:${negocioAtual().id}`

/** News that this page heard, and up to which of them it knows where they are. */
let ouvidas = 0
let situadas = 0

/** ESC-03 Something changed, nobody says how far along: what is read from now on must show it. */
export function houveNovidade(): void {
  ouvidas++
}

/**
 * ESC-03 What a read has to show that a replica may answer: all that this browser wrote, in whatever page of it, and all that it
 * heard of.
 */
export function posicaoPedida(): string {
  if (ouvidas > situadas) return AGORA
  return lembrada() ?? DESDE_SEMPRE
}

/** Asked before a call is made; what it answers, once the answer is there, keeps what that says of the log. */
export function acompanharPosicao(): (cabecalhos: Pick<Headers, 'get'>) => void {
  const ate = ouvidas
  return (cabecalhos) => {
    const dita = cabecalhos.get(CABECALHO_DA_POSICAO)
    if (!ehPosicao(dita)) return
    situadas = Math.max(situadas, ate)
    localStorage.setItem(chave(), `${maisAdiante(dita, lembrada() ?? DESDE_SEMPRE)} ${Date.now()}`)
  }
}

function lembrada(): string | null {
  const [posicao, em] = localStorage.getItem(chave())?.split(' ') ?? []
  const idade = Math.abs(Date.now() - Number(em))
  return ehPosicao(posicao) && idade < VALIDADE_MS ? posicao : null
}
