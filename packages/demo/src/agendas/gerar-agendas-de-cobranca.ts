import { diasEntre, formatarData, hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { CONTAS_DEMO } from '../acesso/contas.ts'
import { diaUtilDesde, noDia } from '../dias-uteis.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { estaVencido, type TituloGerado } from '../titulos/gerar-titulos.ts'
import type { AgendaGerada } from './agenda-gerada.ts'
import { ASSUNTOS_DE_COBRANCA } from './agendas.ts'
import { discar, type FontesDasAgendas, finalizar, noFuturo, quemLiga } from './gerar-agendas-de-venda.ts'

const DIAS_PASSADOS = 120
const ATRASO_COBRADO = 7
const PARTE_DO_ERP = 0.5
const UM_DIA_MS = 86_400_000
const DEZ_HORAS = 10 * 60

/** AGE-03 Contacts to collect: of what is overdue, and of what was paid only after somebody called. */
export function gerarAgendasDeCobranca(
  negocio: NegocioDemo,
  fontes: FontesDasAgendas & { titulos: readonly TituloGerado[] },
): AgendaGerada[] {
  const { agora, calendario, demo, titulos, vendedores, vitrine } = fontes
  const sorteio = criarSorteio(`${negocio}/agendas-de-cobranca`)
  const hoje = hojeEm(agora)
  const operador = CONTAS_DEMO.find(({ tipo }) => tipo === 'OPERADOR')?.cpf ?? ''
  const clienteDe = new Map(demo.clientes.map((cliente) => [cliente.documento, cliente]))

  function agendaDe(titulo: TituloGerado, agendadaPara: Date): AgendaGerada | null {
    const cliente = clienteDe.get(titulo.cliente)
    const colaborador =
      titulo.cliente === vitrine ? operador : (cliente && quemLiga(cliente, vendedores, sorteio)) || null
    if (colaborador === null) return null
    const { assunto, descricao } = sorteio.um(ASSUNTOS_DE_COBRANCA)
    return {
      cliente: titulo.cliente,
      filial: titulo.filial,
      colaborador,
      tipo: 'C',
      assunto: `${assunto}: ${titulo.numero}`,
      descricao: `Venceu em ${formatarData(titulo.vencimento)}. ${descricao}`,
      agendadaPara,
      criadaEm: new Date(Math.min(agendadaPara.getTime() - UM_DIA_MS, agora.getTime())),
      fim: null,
      pedido: null,
      orcamento: null,
      idExterno: sorteio.chance(PARTE_DO_ERP) ? `COB-${sorteio.digitos(6)}` : null,
      discadora: null,
    }
  }

  const vencidos = [
    ...Map.groupBy(
      titulos.filter((titulo) => estaVencido(titulo, hoje)),
      ({ cliente }) => cliente,
    ),
  ]
  const dosVencidos = vencidos.flatMap(([, [maisAntigo]]) => (maisAntigo ? doVencido(maisAntigo) : []))
  const desde = somarDias(hoje, -DIAS_PASSADOS)
  const dosPagos = titulos
    .filter(
      ({ pagoEm, vencimento }) =>
        pagoEm !== null && pagoEm >= desde && diasEntre(vencimento, pagoEm) >= ATRASO_COBRADO,
    )
    .flatMap((titulo) => doPago(titulo))
  return [...dosVencidos, ...dosPagos]

  /** A call that led to nothing, when it is late enough for one, and the next to make. */
  function doVencido(titulo: TituloGerado): AgendaGerada[] {
    const primeira = agendaDe(titulo, ligacao(titulo))
    const atrasada = sorteio.chance(0.5)
    const quando = atrasada
      ? noDia(somarDias(hoje, -1), DEZ_HORAS)
      : noFuturo(somarDias(hoje, sorteio.inteiro(1, 5)), calendario, sorteio)
    const proxima = agendaDe(titulo, quando)
    const tentada =
      primeira && diasEntre(hojeEm(primeira.agendadaPara), hoje) > 2
        ? comFim(primeira, 'Não atendeu', sorteio)
        : null
    return [tentada, proxima].filter((agenda) => agenda !== null)
  }

  function doPago(titulo: TituloGerado): AgendaGerada[] {
    const agenda = agendaDe(titulo, ligacao(titulo))
    return agenda && hojeEm(agenda.agendadaPara) <= (titulo.pagoEm ?? '')
      ? [comFim(agenda, 'Pagamento combinado', sorteio)]
      : []
  }

  /** Two days after it was due. */
  function ligacao({ vencimento }: TituloGerado): Date {
    return noDia(diaUtilDesde(somarDias(vencimento, 2), calendario), DEZ_HORAS + sorteio.inteiro(0, 20) * 15)
  }
}

function comFim(
  agenda: AgendaGerada,
  motivo: 'Não atendeu' | 'Pagamento combinado',
  sorteio: Sorteio,
): AgendaGerada {
  const em = new Date(agenda.agendadaPara.getTime() + sorteio.inteiro(2, 50) * 60_000)
  return { ...agenda, fim: finalizar(em, motivo, sorteio), discadora: discar(motivo, em) }
}
