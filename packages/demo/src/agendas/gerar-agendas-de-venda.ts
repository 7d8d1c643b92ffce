import type { MotivoDeFimDaAgenda } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import type { Vendedores } from '../clientes/gerar-vendedores.ts'
import { diaUtilDesde, noDia } from '../dias-uteis.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { PedidoGerado } from '../pedidos/gerar-pedidos.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { criarAgenda } from '../tickets/agenda.ts'
import type { AgendaGerada } from './agenda-gerada.ts'
import { ASSUNTOS_DE_VENDA, RESULTADOS } from './agendas.ts'

type Cliente = Demo['clientes'][number]

const DIAS_PASSADOS = 90
const DIAS_DE_PEDIDOS = 120
const DIAS_FUTUROS = 21
const DIAS_EM_ATRASO = 10
const PARTE_DOS_PEDIDOS = 0.25
const PARTE_NAO_CUMPRIDA = 0.3
const PARTE_COM_FUTURA = 0.35
const PARTE_DO_ERP = 0.12
const PARTE_DISCADA = 0.2
const UM_MINUTO_MS = 60_000
const UM_DIA_MS = 86_400_000
const OITO_HORAS = 8 * 60
const QUARTOS_DE_HORA = 36
const FINS: readonly MotivoDeFimDaAgenda[] = [
  'Contato feito',
  'Contato feito',
  'Contato feito',
  'Não atendeu',
  'Sem interesse',
]

export type FontesDasAgendas = {
  agora: Date
  calendario: Calendario
  demo: Demo
  pedidos: readonly PedidoGerado[]
  vendedores: Vendedores
  vitrine: string | null
}

/** AGE-01 Contacts to sell: those that became an order, others that were made or missed, and the ones to come. */
export function gerarAgendasDeVenda(negocio: NegocioDemo, fontes: FontesDasAgendas): AgendaGerada[] {
  const sorteio = criarSorteio(`${negocio}/agendas-de-venda`)
  return [...dosPedidos(fontes, sorteio), ...dosClientes(fontes, sorteio), ...daConta(fontes, sorteio)]
}

const SEM_VINCULOS = { pedido: null, orcamento: null, idExterno: null, discadora: null }

/** Who calls that customer: an operator who sells to them, or the representative. */
export function quemLiga({ documento, representante }: Cliente, vendedores: Vendedores, sorteio: Sorteio) {
  const eles = [...(vendedores.get(documento) ?? []), ...(representante === null ? [] : [representante])]
  return eles.length > 0 ? sorteio.um(eles) : null
}

function dosPedidos({ agora, demo, pedidos }: FontesDasAgendas, sorteio: Sorteio): AgendaGerada[] {
  const desde = new Date(agora.getTime() - DIAS_DE_PEDIDOS * UM_DIA_MS)
  const equipe = new Set(
    demo.colaboradores
      .filter(({ tipo }) => tipo === 'OPERADOR' || tipo === 'REPRESENTANTE')
      .map(({ cpf }) => cpf),
  )
  return pedidos
    .filter(({ incluidoEm, colaborador }) => incluidoEm >= desde && equipe.has(colaborador))
    .filter(() => sorteio.chance(PARTE_DOS_PEDIDOS))
    .map(({ numero, cliente, filial, colaborador, incluidoEm }) => {
      const agendadaPara = new Date(incluidoEm.getTime() - sorteio.inteiro(5, 40) * UM_MINUTO_MS)
      return {
        ...SEM_VINCULOS,
        cliente,
        filial,
        colaborador,
        tipo: 'A' as const,
        ...sorteio.um(ASSUNTOS_DE_VENDA),
        agendadaPara,
        criadaEm: new Date(agendadaPara.getTime() - sorteio.inteiro(1, 7) * UM_DIA_MS),
        fim: finalizar(incluidoEm, 'Pedido incluído', sorteio),
        pedido: numero,
      }
    })
}

export const finalizar = (em: Date, motivo: MotivoDeFimDaAgenda, sorteio: Sorteio) => ({
  em,
  motivo,
  resultado: sorteio.um(RESULTADOS[motivo]),
})

function dosClientes(
  { agora, calendario, demo, vendedores }: FontesDasAgendas,
  sorteio: Sorteio,
): AgendaGerada[] {
  const hoje = hojeEm(agora)
  const passado = criarAgenda(calendario, agora, DIAS_PASSADOS)
  const atrasadasDesde = new Date(agora.getTime() - DIAS_EM_ATRASO * UM_DIA_MS)
  return demo.clientes
    .filter(({ atividade }) => atividade !== 'Consumidor final')
    .flatMap((cliente): AgendaGerada[] => {
      const comum = () => ({
        ...SEM_VINCULOS,
        cliente: cliente.documento,
        filial: cliente.filiais[0] ?? 0,
        colaborador: quemLiga(cliente, vendedores, sorteio) ?? '',
        tipo: 'A' as const,
        ...sorteio.um(ASSUNTOS_DE_VENDA),
        idExterno: sorteio.chance(PARTE_DO_ERP) ? `AG-${sorteio.digitos(6)}` : null,
      })
      const feitas = Array.from({ length: sorteio.inteiro(0, 2) }, () => {
        const agendadaPara = passado.instante(sorteio.inteiro(0, passado.fim))
        const depois = agendadaPara.getTime() + sorteio.inteiro(2, 90) * UM_MINUTO_MS
        const motivo = sorteio.um(FINS)
        const fim = finalizar(new Date(Math.min(depois, agora.getTime())), motivo, sorteio)
        const esquecida = sorteio.chance(PARTE_NAO_CUMPRIDA) && agendadaPara >= atrasadasDesde
        const discada = sorteio.chance(PARTE_DISCADA)
        return {
          ...comum(),
          agendadaPara,
          criadaEm: new Date(agendadaPara.getTime() - sorteio.inteiro(1, 9) * UM_DIA_MS),
          fim: esquecida ? null : fim,
          discadora: discada ? discar(esquecida ? null : motivo, fim.em) : null,
        }
      })
      const porVir = sorteio.chance(PARTE_COM_FUTURA)
        ? [
            {
              ...comum(),
              agendadaPara: noFuturo(somarDias(hoje, sorteio.inteiro(1, DIAS_FUTUROS)), calendario, sorteio),
              criadaEm: new Date(agora.getTime() - sorteio.inteiro(1, 6) * UM_DIA_MS),
              fim: null,
            },
          ]
        : []
      return [...feitas, ...porVir].filter(
        ({ criadaEm, colaborador }) => hojeEm(criadaEm) >= cliente.dataCadastro && colaborador !== '',
      )
    })
}

export const noFuturo = (dia: string, calendario: Calendario, sorteio: Sorteio): Date =>
  noDia(diaUtilDesde(dia, calendario), OITO_HORAS + sorteio.inteiro(0, QUARTOS_DE_HORA) * 15)

/** AGE-01 What the dialler told of the call. */
export function discar(motivo: MotivoDeFimDaAgenda | null, em: Date): AgendaGerada['discadora'] {
  if (motivo === null) return { status: 'LIGACAO_OCUPADA', em }
  return { status: motivo === 'Não atendeu' ? 'LIGACAO_NAO_ATENDIDA' : 'LIGACAO_ATENDIDA', em }
}

/** Days from today and minutes of the day. */
const DO_OPERADOR: readonly (readonly [number, number])[] = [
  [-6, 10 * 60],
  [-2, 15 * 60 + 30],
  [-1, 9 * 60],
  [0, 9 * 60 + 30],
  [0, 14 * 60],
  [0, 17 * 60],
  [1, 10 * 60],
  [2, 11 * 60 + 15],
  [5, 14 * 60 + 30],
  [9, 9 * 60],
]

/** Whoever enters as the demo's operator has something late, today and to come, half of it with the showcase. */
function daConta({ agora, demo, vitrine }: FontesDasAgendas, sorteio: Sorteio): AgendaGerada[] {
  const hoje = hojeEm(agora)
  const conta = (qual: string) => CONTAS_DEMO.find(({ tipo }) => tipo === qual)?.cpf ?? ''
  const carteira = demo.clientes.filter(
    ({ representante, dataCadastro }) =>
      representante === conta('REPRESENTANTE') && dataCadastro <= somarDias(hoje, -15),
  )
  if (carteira.length === 0) return []
  return DO_OPERADOR.map(([dias, minutos], i) => ({
    ...SEM_VINCULOS,
    cliente: i % 2 === 0 && vitrine !== null ? vitrine : sorteio.um(carteira).documento,
    filial: 0,
    colaborador: conta('OPERADOR'),
    tipo: 'A' as const,
    ...sorteio.um(ASSUNTOS_DE_VENDA),
    agendadaPara: noDia(somarDias(hoje, dias), minutos),
    criadaEm: new Date(
      noDia(somarDias(hoje, dias), minutos).getTime() - (dias > 0 ? dias + 3 : 4) * UM_DIA_MS,
    ),
    fim: null,
  }))
}
