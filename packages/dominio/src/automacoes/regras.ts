import { MENSAGENS } from '../mensagens.ts'
import { type AcaoDaAutomacao, problemasDaAcao } from './acoes.ts'
import { eDoTempo, type Quando, TEMPOS } from './quando.ts'

type Escrita = { quando: Quando; tempo: number | null; entao: readonly AcaoDaAutomacao[] }

/** The same twice does nothing the second time, or does it to the customer again. */
const UMA_VEZ = ['ENCAMINHAR', 'ATRIBUIR', 'RESPONDER', 'ELEVAR'] as const

/** MES-10 What is wrong with a rule about to be kept, at its fields. */
export function problemasDaAutomacao({ quando, tempo, entao }: Escrita): Record<string, string> {
  const doTempo = eDoTempo(quando) ? TEMPOS[quando] : null
  const campos: Record<string, string> = {}
  if (doTempo && tempo === null) campos.tempo = MENSAGENS.obrigatorio
  if (doTempo && tempo !== null && tempo > doTempo.maximo)
    campos.tempo = `Use no máximo ${doTempo.maximo} ${doTempo.varios}.`
  for (const [posicao, acao] of entao.entries()) {
    for (const [campo, problema] of Object.entries(problemasDaAcao(acao)))
      campos[`entao.${posicao}.${campo}`] = problema
    const antes = entao.slice(0, posicao).some(({ tipo }) => tipo === acao.tipo)
    if (antes && (UMA_VEZ as readonly string[]).includes(acao.tipo))
      campos[`entao.${posicao}.tipo`] = 'Esta ação já está na regra.'
  }
  return campos
}
