import type {
  MotivoDeAtendimento,
  MotivoDePerda,
} from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'
import { assuntoDoRetorno } from '@balcao/dominio/atendimentos/historico'
import { SITUACAO_DO_ORCAMENTO, type SituacaoDoOrcamento } from '@balcao/dominio/atendimentos/situacao'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { statusEmAberto } from '@balcao/dominio/orcamentos/status'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import type { AgendaGerada } from '../agendas/agenda-gerada.ts'
import { RESULTADOS } from '../agendas/agendas.ts'
import { diaUtilDesde, noDia } from '../dias-uteis.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { OrcamentoGerado } from '../orcamentos/orcamento-gerado.ts'
import { criarSorteio } from '../sorteio.ts'
import { criarAgenda } from '../tickets/agenda.ts'
import { montarElenco } from '../tickets/elenco.ts'
import { ATENDIMENTOS_AVULSOS, ORCAMENTO_EM_ABERTO, ORCAMENTO_PERDIDO } from './atendimentos.ts'

export type AtendimentoGerado = {
  cliente: string
  autor: string
  motivo: MotivoDeAtendimento
  texto: string
  em: Date
  /** The quote that was talked about, and what became of it. */
  sobre: { orcamento: number; situacao: SituacaoDoOrcamento; perda: MotivoDePerda | null } | null
  /** The agenda that the date to call again became. */
  retorno: AgendaGerada | null
}

const DIAS = 120
const MAXIMO_POR_CLIENTE = 4
const MINIMO_DA_VITRINE = 3
const PARTE_COM_RETORNO = 0.6
const UM_MINUTO_MS = 60_000
const UM_DIA_MS = 86_400_000
const NOVE_HORAS = 9 * 60
// Of what was to be called again, who does not answer for so long is given up.
const DIAS_DE_ESPERA = 8

type Fontes = {
  agora: Date
  calendario: Calendario
  demo: Demo
  orcamentos: readonly OrcamentoGerado[]
  vitrine: string | null
}

/** CLI-08 Conversations that were noted: loose ones (TIC-05), and those about a quote. */
export function gerarAtendimentos(negocio: NegocioDemo, fontes: Fontes): AtendimentoGerado[] {
  return [...avulsos(negocio, fontes), ...dosOrcamentos(negocio, fontes)].toSorted(
    (a, b) => a.em.getTime() - b.em.getTime(),
  )
}

function avulsos(negocio: NegocioDemo, { agora, calendario, demo, vitrine }: Fontes): AtendimentoGerado[] {
  const sorteio = criarSorteio(`${negocio}/atendimentos`)
  const agenda = criarAgenda(calendario, agora, DIAS)
  const elenco = montarElenco(demo.colaboradores, sorteio)
  return demo.clientes.flatMap(({ documento, filiais, dataCadastro }) => {
    const sorteados = sorteio.inteiro(0, MAXIMO_POR_CLIENTE)
    const quantos = documento === vitrine ? Math.max(sorteados, MINIMO_DA_VITRINE) : sorteados
    return sorteio
      .varios(ATENDIMENTOS_AVULSOS, quantos)
      .map(({ motivo, texto }) => ({
        cliente: documento,
        autor: elenco.atendente(filiais[0] ?? 0).cpf,
        motivo,
        texto,
        em: agenda.instante(sorteio.inteiro(0, agenda.fim)),
        sobre: null,
        retorno: null,
      }))
      .filter(({ em }) => hojeEm(em) >= dataCadastro)
  })
}

function dosOrcamentos(
  negocio: NegocioDemo,
  { agora, calendario, orcamentos, vitrine }: Fontes,
): AtendimentoGerado[] {
  const sorteio = criarSorteio(`${negocio}/atendimentos-dos-orcamentos`)
  return orcamentos.flatMap((orcamento): AtendimentoGerado[] => {
    const { numero, cliente, colaborador, perda, status } = orcamento
    const comum = { cliente, autor: colaborador, motivo: 'Acompanhamento de orçamento' as const }
    if (perda) {
      const sobre = { orcamento: numero, situacao: SITUACAO_DO_ORCAMENTO.PERDIDO, perda: perda.motivo }
      return [{ ...comum, texto: ORCAMENTO_PERDIDO[perda.motivo], em: perda.em, sobre, retorno: null }]
    }
    if (!statusEmAberto(status) || (!sorteio.chance(PARTE_COM_RETORNO) && cliente !== vitrine)) return []
    const minutos = sorteio.inteiro(30, 26 * 60)
    const em = new Date(Math.min(orcamento.incluidoEm.getTime() + minutos * UM_MINUTO_MS, agora.getTime()))
    const volta = diaUtilDesde(somarDias(hojeEm(em), sorteio.inteiro(1, 6)), calendario)
    const agendadaPara = noDia(volta, NOVE_HORAS)
    const texto = sorteio.um(ORCAMENTO_EM_ABERTO)
    const abandonado = agora.getTime() - agendadaPara.getTime() > DIAS_DE_ESPERA * UM_DIA_MS
    const retorno: AgendaGerada = {
      cliente,
      filial: orcamento.filial,
      colaborador,
      tipo: 'A',
      assunto: assuntoDoRetorno(comum.motivo),
      descricao: texto,
      agendadaPara,
      criadaEm: em,
      fim: abandonado
        ? {
            em: new Date(agendadaPara.getTime() + 20 * UM_MINUTO_MS),
            motivo: 'Não atendeu',
            resultado: sorteio.um(RESULTADOS['Não atendeu']),
          }
        : null,
      pedido: null,
      orcamento: numero,
      idExterno: null,
      discadora: null,
    }
    const sobre = { orcamento: numero, situacao: SITUACAO_DO_ORCAMENTO.ABERTO, perda: null }
    return [{ ...comum, texto, em, sobre, retorno }]
  })
}
