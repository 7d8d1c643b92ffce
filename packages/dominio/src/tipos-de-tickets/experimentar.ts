import { podeConcluir } from '../tickets/etapas.ts'
import { type EtapaDoConteudo, QUANDO_SAI } from './conteudo.ts'
import { caminhosDe } from './regras.ts'

/** What one chooses for the fictional ticket: a way out of the step, the order of steps, or its end. */
export type EscolhaDoPasseio = number | 'ORDEM' | 'FIM'

export type OpcaoDoPasseio = { escolha: EscolhaDoPasseio; texto: string; para: EtapaDoConteudo | null }
export type ParadaDoPasseio = {
  etapa: EtapaDoConteudo
  opcoes: OpcaoDoPasseio[]
  /** Null where the ticket is now, or where it stopped. */
  escolhida: OpcaoDoPasseio | null
}
export type Passeio = { paradas: ParadaDoPasseio[]; acabou: boolean }

/** ADM-06 What a ticket could meet in a step, by the rules of tickets: each answer to what it asks for, each choice, the end. */
export function opcoesDaEtapa(etapas: readonly EtapaDoConteudo[], etapa: EtapaDoConteudo): OpcaoDoPasseio[] {
  const automatica = etapa.saidas.some(({ condicao }) => condicao !== 'ESCOLHA')
  const caminhos = caminhosDe(etapas, etapa).map(({ saida, para }): OpcaoDoPasseio => {
    if (saida === null)
      return { escolha: 'ORDEM', texto: automatica ? 'Nada disso: segue a ordem' : 'Segue a ordem', para }
    const { condicao, descricao } = etapa.saidas[saida] ?? { condicao: 'ESCOLHA', descricao: '' }
    return { escolha: saida, texto: condicao === 'ESCOLHA' ? descricao : QUANDO_SAI[condicao], para }
  })
  return podeConcluir(etapa)
    ? [...caminhos, { escolha: 'FIM', texto: 'Finaliza o ticket', para: null }]
    : caminhos
}

/** ADM-06 A fictional ticket as far as what was chosen leads it; what the draft no longer has ends the walk there. */
export function percorrer(
  etapas: readonly EtapaDoConteudo[],
  escolhas: readonly EscolhaDoPasseio[],
): Passeio {
  const paradas: ParadaDoPasseio[] = []
  let etapa = etapas[0] ?? null
  for (const escolha of [...escolhas, null]) {
    if (!etapa) break
    const opcoes = opcoesDaEtapa(etapas, etapa)
    const escolhida = opcoes.find((opcao) => opcao.escolha === escolha) ?? null
    paradas.push({ etapa, opcoes, escolhida })
    if (!escolhida) break
    etapa = escolhida.para
  }
  return { paradas, acabou: paradas.at(-1)?.escolhida?.escolha === 'FIM' }
}
