import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import type { Demo } from '../gerar-demo.ts'
import { ATENDIMENTOS_AVULSOS } from '../listas/conversas.ts'
import type { NegocioDemo } from '../listas/filiais.ts'
import { criarSorteio } from '../sorteio.ts'
import { criarAgenda } from './agenda.ts'
import { montarElenco } from './elenco.ts'

export type AtendimentoAvulso = { cliente: string; texto: string; autor: string; em: Date }

const DIAS = 120
const MAXIMO_POR_CLIENTE = 4

/** TIC-05 Calls with customers that opened no ticket. */
export function gerarAtendimentos(
  negocio: NegocioDemo,
  { agora, calendario, demo }: { agora: Date; calendario: Calendario; demo: Demo },
): AtendimentoAvulso[] {
  const sorteio = criarSorteio(`${negocio}/atendimentos`)
  const agenda = criarAgenda(calendario, agora, DIAS)
  const elenco = montarElenco(demo.colaboradores, sorteio)
  return demo.clientes.flatMap(({ documento, filiais, dataCadastro }) =>
    sorteio
      .varios(ATENDIMENTOS_AVULSOS, sorteio.inteiro(0, MAXIMO_POR_CLIENTE))
      .map((texto) => ({
        cliente: documento,
        texto,
        autor: elenco.atendente(filiais[0] ?? 0).cpf,
        em: agenda.instante(sorteio.inteiro(0, agenda.fim)),
      }))
      .filter(({ em }) => hojeEm(em) >= dataCadastro),
  )
}
