import { diasEntre, somarDias } from '@balcao/dominio/formatos/datas'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import { diaUtilDesde } from '../dias-uteis.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { Demo } from '../gerar-demo.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import { criarSorteio } from '../sorteio.ts'

/** What a title is known by before it has a number: invoice and instalment. */
export type Parcela = { cliente: string; nota: string; parcela: number; vencimento: string }
export type Destino = { pagoEm: string | null; baixadoEm: string | null }

export const TITULOS_VENCIDOS = 'Títulos vencidos há mais de 30 dias'
const DIAS_DO_BLOQUEIO = 30
const ESQUECIDOS = 6
const DIAS_DE_ESQUECIMENTO = 12
const TITULOS_ESQUECIDOS = 2
const BAIXADOS = 4
const DIAS_ATE_BAIXAR = 120
const POR_CENTO_NO_DIA = 70
const POR_CENTO_ADIANTADO = 15
const ABERTO: Destino = { pagoEm: null, baixadoEm: null }

type Fontes = {
  hoje: string
  calendario: Calendario
  clientes: Demo['clientes']
  notas: readonly NotaGerada[]
  vitrine: string | null
}

/**
 * DOC-05 Who pays when: most on the day, some before, some late; who was blocked for it has not paid for more than a
 * month, a few forgot what was due these days, and a few old ones were given up.
 */
export function criarPagador(negocio: NegocioDemo, { hoje, calendario, clientes, notas, vitrine }: Fontes) {
  const sorteio = criarSorteio(`${negocio}/pagamentos`)
  const devedores = new Set(
    clientes
      .filter(({ motivoBloqueio }) => motivoBloqueio === TITULOS_VENCIDOS)
      .map(({ documento }) => documento),
  )
  const desde = new Map(
    [...devedores].map((documento) => [documento, primeiraNaoPaga(documento, notas, hoje)]),
  )
  const venceram = notas.flatMap(({ chave, destinatario, duplicatas }) =>
    duplicatas
      .map(({ numero, vencimento }) => ({
        chave: `${chave}/${Number(numero)}`,
        dono: destinatario.documento,
        vencimento,
      }))
      .filter(({ vencimento, dono }) => vencimento < hoje && !devedores.has(dono)),
  )
  const doMes = venceram.filter(({ vencimento }) => diasEntre(vencimento, hoje) <= DIAS_DE_ESQUECIMENTO)
  const donos = sorteio.varios([...new Set(doMes.map(({ dono }) => dono))], ESQUECIDOS)
  const esquecidos = new Set([
    ...doMes.filter(({ dono }) => donos.includes(dono)).map(({ chave }) => chave),
    ...venceram
      .filter(({ dono, vencimento }) => dono === vitrine && diasEntre(vencimento, hoje) <= DIAS_DO_BLOQUEIO)
      .toSorted((a, b) => (a.vencimento < b.vencimento ? 1 : -1))
      .slice(0, TITULOS_ESQUECIDOS)
      .map(({ chave }) => chave),
  ])
  const antigos = venceram.filter(({ vencimento }) => diasEntre(vencimento, hoje) > DIAS_ATE_BAIXAR + 30)
  const baixados = new Set(sorteio.varios(antigos, BAIXADOS).map(({ chave }) => chave))

  return ({ cliente, nota, parcela, vencimento }: Parcela): Destino => {
    const chave = `${nota}/${parcela}`
    // Drawn for every title, so that one that changes does not change the others.
    const [sorte, adiantado, atraso] = [
      sorteio.inteiro(1, 100),
      sorteio.inteiro(1, 5),
      sorteio.inteiro(1, 15),
    ]
    if (vencimento >= hoje || esquecidos.has(chave)) return ABERTO
    if (baixados.has(chave)) return { pagoEm: null, baixadoEm: somarDias(vencimento, DIAS_ATE_BAIXAR) }
    const inicio = desde.get(cliente)
    if (inicio !== undefined && vencimento >= inicio) return ABERTO
    const dia = diaDoPagamento(vencimento, { sorte, adiantado, atraso }, calendario)
    return { pagoEm: dia > hoje ? hoje : dia, baixadoEm: null }
  }
}

type Sorte = { sorte: number; adiantado: number; atraso: number }

function diaDoPagamento(
  vencimento: string,
  { sorte, adiantado, atraso }: Sorte,
  calendario: Calendario,
): string {
  if (sorte <= POR_CENTO_NO_DIA) return diaUtilDesde(vencimento, calendario)
  if (sorte <= POR_CENTO_NO_DIA + POR_CENTO_ADIANTADO) return somarDias(vencimento, -adiantado)
  return diaUtilDesde(somarDias(vencimento, atraso), calendario)
}

/** From which due date on a debtor paid nothing: that of the newest invoice already more than a month late. */
function primeiraNaoPaga(documento: string, notas: readonly NotaGerada[], hoje: string): string | undefined {
  const limite = somarDias(hoje, -DIAS_DO_BLOQUEIO)
  return notas
    .filter(({ destinatario }) => destinatario.documento === documento)
    .flatMap(({ duplicatas }) => duplicatas.slice(0, 1))
    .map(({ vencimento }) => vencimento)
    .filter((vencimento) => vencimento < limite)
    .toSorted()
    .at(-1)
}
